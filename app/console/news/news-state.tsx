import { Badge } from '../../ui/badge.tsx'
import { EntryState } from '../entries/entry-list.tsx'
import { entryTexts } from '../entries/texts.ts'

type Props = { isPublished: boolean; publishedAt: string; now: string }

/** Whether members see it: drafted, to come, or there. */
export function NewsState({ isPublished, publishedAt, now }: Props) {
  if (isPublished && publishedAt > now) return <Badge icon="clock">{entryTexts.scheduled}</Badge>
  return <EntryState published={isPublished && entryTexts.published} />
}
