import type { ManagedLegalVersion } from '#contract/console/legal-texts/schemas.ts'
import type { LegalDocument } from '#contract/stations/registry/legal-said.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as ui from '../ui/ui.css.ts'
import { publicAddressOf } from './addresses.ts'
import { texts } from './texts.ts'

const words = texts.versions

type Props = { document: LegalDocument; list: readonly ManagedLegalVersion[] }

/** What was published of a document, the newest first, each as everybody reads it. */
export const VersionList = ({ document, list }: Props) => (
  <Stack as="section" gap={12}>
    <Heading level={2}>{words.title}</Heading>
    {list.length === 0 ? <Text kind="muted">{words.none}</Text> : null}
    <ul className={ui.list}>
      {list.map(({ number, day, by, note, asks }) => (
        <li key={number} className={ui.row}>
          <span className={ui.rowName}>
            <TextLink href={`${publicAddressOf(document)}/versoes/${number}`} newWindow>
              {words.number(number)}
            </TextLink>
            <span className={ui.small}>{words.line(formatDate(day), by)}</span>
            {note ? <span>{note}</span> : null}
          </span>
          {asks ? <Badge tone="neutral">{words.asked}</Badge> : null}
        </li>
      ))}
    </ul>
  </Stack>
)
