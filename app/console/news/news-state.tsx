import { Badge } from '../../ui/badge.tsx'
import { entryTexts } from '../entries/texts.ts'

type Props = { isPublished: boolean; publishedAt: string; now: string }

/** Whether members see it: drafted, to come, or there. */
export function NewsState({ isPublished, publishedAt, now }: Props) {
  if (!isPublished) return <Badge icon="edit">{entryTexts.draft}</Badge>
  return publishedAt > now ? (
    <Badge icon="clock">{entryTexts.scheduled}</Badge>
  ) : (
    <Badge tone="success" icon="check">
      {entryTexts.published}
    </Badge>
  )
}
