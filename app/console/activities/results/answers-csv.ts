import type { LoaderFunctionArgs } from '@remix-run/node'
import { csvStream } from '../../../routing/csv.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { answersOf, fileHeaders } from './answers.server.ts'

/** The answers to a version as a CSV file, made while it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { name, header, pages } = await answersOf(args, api)
  return new Response(csvStream(header, pages), {
    headers: fileHeaders(`${name}.csv`, 'text/csv; charset=utf-8'),
  })
}
