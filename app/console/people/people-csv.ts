import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvStream } from '../../routing/csv.ts'
import { fileHeaders, peopleFile } from './people-file.server.ts'
import { texts } from './texts.ts'

/** The list as text. */
export const loader = async (args: LoaderFunctionArgs) =>
  new Response(csvStream(texts.fileHeader, await peopleFile(args)), {
    headers: fileHeaders('text/csv; charset=utf-8', 'csv'),
  })
