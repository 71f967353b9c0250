import type { OwnWay } from '#contract/console/privacy/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as ui from '../ui/ui.css.ts'
import { texts } from './texts.ts'

const words = texts.ownWays

/** Copies and deletions that members asked for by themselves and that are under way. */
export function OwnWays({ list }: { list: readonly OwnWay[] }) {
  const { timezone } = useStation()
  return (
    <Stack as="section" gap={12} className={ui.listPage}>
      <Heading level={2}>{words.title}</Heading>
      <Text kind="muted">{words.lead}</Text>
      <ul className={ui.list}>
        {list.map(({ id, kind, name, participantId, actsAt, heldBy }) => (
          <li key={id} className={ui.row}>
            <span className={ui.rowName}>
              <TextLink href={`/gestao/pessoas/${participantId}`}>{words[kind](name)}</TextLink>
              <span className={ui.small}>
                {actsAt ? words.deletionNote(formatDateTime(actsAt, timezone)) : words.copyNote}
              </span>
              {heldBy ? <span className={ui.small}>{words.heldBy(heldBy)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
