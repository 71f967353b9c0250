import { lastLine } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { peopleTexts as texts } from './texts.ts'

type Renamed = { part: string; name: string; seen: string }

/** Refuses another name for what is not called as it was seen. @throws conflict, with who was faster and what it is called */
export async function refuseRenamed(ctx: ApiContext, { part, name, seen }: Renamed): Promise<void> {
  if (name === seen) return
  const who = (await lastLine(ctx, part))?.who ?? texts.somebody
  throw new ApiError('conflict', texts.renamed, { details: { who, tag: name, value: { name } } })
}
