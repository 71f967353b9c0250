import type { LoaderFunctionArgs } from '@remix-run/node'
import { workbookStream } from '../../../routing/workbook.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { answersOf, fileHeaders } from './answers.server.ts'
import { texts } from './texts.ts'

/** The answers to a version as a file of spreadsheets, made while it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { name, header, pages } = await answersOf(args, api)
  return new Response(workbookStream(texts.sheet, header, pages), {
    headers: fileHeaders(`${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  })
}
