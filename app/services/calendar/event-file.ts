import type { LoaderFunctionArgs } from '@remix-run/node'
import { ApiProblem } from '#contract/client.ts'
import { getScheduleFile } from '#contract/services/calendar/endpoints.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { calendarAt, dayAsked } from './view.ts'

/** Answers an event as a file that calendar programs open (NWS-06). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const query = { calendar: calendarAt(pathname), ...dayAsked(searchParams) }
  try {
    return await api.file(getScheduleFile, { params: { id: routeId(args.params.id) }, query }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && [403, 404].includes(problem.status))
      return new Response(null, { status: 404 })
    throw problem
  }
}
