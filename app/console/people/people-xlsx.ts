import type { LoaderFunctionArgs } from '@remix-run/node'
import { workbookStream } from '../../routing/workbook.server.ts'
import { fileHeaders, peopleFile } from './people-file.server.ts'
import { texts } from './texts.ts'

/** The list as a file of spreadsheets. */
export async function loader(args: LoaderFunctionArgs) {
  const { header, pages } = await peopleFile(args)
  return new Response(workbookStream(texts.title, header, pages), {
    headers: fileHeaders('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  })
}
