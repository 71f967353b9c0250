import type { LoaderFunctionArgs } from '@remix-run/node'
import { workbookStream } from '../../routing/workbook.server.ts'
import { fileHeaders, peopleFile } from './people-file.server.ts'
import { texts } from './texts.ts'

/** The list as a file of spreadsheets. */
export const loader = async (args: LoaderFunctionArgs) =>
  new Response(workbookStream(texts.title, texts.fileHeader, await peopleFile(args)), {
    headers: fileHeaders('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  })
