import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvStream } from '../../routing/csv.ts'
import { fileHeaders, peopleFile } from './people-file.server.ts'

/** The list as text. */
export async function loader(args: LoaderFunctionArgs) {
  const { header, pages } = await peopleFile(args)
  return new Response(csvStream(header, pages), { headers: fileHeaders('text/csv; charset=utf-8', 'csv') })
}
