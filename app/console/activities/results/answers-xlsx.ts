import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { answersOf, fileHeaders } from './answers.server.ts'
import { workbook } from './workbook.server.ts'

/** The newest answers to a version as a file of spreadsheets. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const { name, header, pages } = await answersOf(args, api)
  return new Response(new Uint8Array(await workbook(header, pages)), {
    headers: fileHeaders(`${name}.xlsx`, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  })
}
