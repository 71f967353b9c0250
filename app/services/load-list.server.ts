import type { LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { ApiProblem } from '#contract/client.ts'
import type { publishedCalls, publishedFile } from '#contract/published.ts'
import { routeId } from '../routing/route-id.ts'
import { requireParticipant } from '../session/member.server.ts'
import { orFailed } from '../station/or-failed.server.ts'
import type { PortalContext } from '../station/portal-context.ts'
import { requireStation } from '../station/require-station.ts'

type Arguments = LoaderFunctionArgs & { context: PortalContext }
type Calls<Item, One> = ReturnType<typeof publishedCalls<z.ZodObject, z.ZodType<Item>, z.ZodType<One>>>

/** Gives the page that an address asks for, `?pagina=2`, from 1 on. Pure. */
export const askedPage = (url: string): number =>
  Number(/^[1-9]\d{0,3}$/.exec(new URL(url).searchParams.get('pagina') ?? '')?.[0] ?? 1)

/** Loads a page of what owners fill and members read; `list` is null where it cannot be had now (GAP-98). */
export async function loadList<Item>(
  args: Arguments,
  call: Calls<Item, unknown>['list'],
  query: object = {},
) {
  const { api } = await requireParticipant(args)
  const page = askedPage(args.request.url)
  const found = await orFailed(args.context, api.call(call, { query: { ...query, page } }))
  const { name } = requireStation(args.context).config
  return { station: name, page, list: found?.content ?? null, next: found?.next ?? null }
}

/** Loads one of them, by the number in its address; null where it cannot be had now. Drafts and those of other stations answer 404. */
export async function loadOne<One>(args: Arguments, call: Calls<unknown, One>['get']) {
  const { api } = await requireParticipant(args)
  const one = await orFailed(args.context, api.call(call, { params: { id: routeId(args.params.id) } }))
  return { station: requireStation(args.context).config.name, one }
}

/** Answers the file of one of them itself, for members of the station; parts of it where they are asked for. */
export async function answerFile(args: Arguments, call: ReturnType<typeof publishedFile>) {
  const { api } = await requireParticipant(args)
  const params = { id: routeId(args.params.id) }
  try {
    return await api.file(call, { params }, args.request)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return new Response(null, { status: 404 })
    throw problem
  }
}
