import type { ModeratedDetail } from '#contract/console/moderation/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { doorTo, placeOf } from './place-of.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

type Props = { comment: ModeratedDetail }

/** Who wrote it, where and when, and how it stands. */
export function WritingFacts({ comment }: Props) {
  const { author, createdAt, state, reason } = comment
  const { timezone } = useStation()
  return (
    <DescriptionList
      items={[
        { term: texts.author, value: `${author.name}, ${author.email}` },
        { term: texts.where, value: <Where comment={comment} /> },
        { term: texts.when, value: formatDateTime(createdAt, timezone) },
        { term: texts.state, value: <StateBadge state={state} /> },
        ...(reason ? [{ term: texts.toldReason, value: reason }] : []),
      ]}
    />
  )
}

function Where({ comment }: Props) {
  const door = doorTo(comment)
  return (
    <Cluster gap={12}>
      <span>{placeOf(comment)}</span>
      {door ? (
        <TextLink href={door.href} kind="stand" newWindow>
          {door.label}
        </TextLink>
      ) : null}
    </Cluster>
  )
}
