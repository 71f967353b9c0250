import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getLegalTexts } from '#contract/console/legal-texts/endpoints.ts'
import type { LegalOverview } from '#contract/console/legal-texts/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import * as ui from '../ui/ui.css.ts'
import { addressOf, publicAddressOf } from './addresses.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta()

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  return api.call(getLegalTexts)
}

/** The documents of the station with what is published of each, and who answers for personal data (PPL-33). */
export default function LegalTexts() {
  const { documents, officer, waiting } = useLoaderData<typeof loader>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <PageHead title={texts.title} lead={texts.lead} />
      {waiting === null ? null : (
        <Alert tone={waiting > 0 ? 'info' : 'success'}>
          {waiting > 0 ? texts.waiting(waiting) : texts.waitingNone}
        </Alert>
      )}
      {documents.map((one) => (
        <DocumentPanel key={one.document} {...one} />
      ))}
      <OfficerPanel officer={officer} />
    </Stack>
  )
}

function DocumentPanel({ document, number, day, draft }: LegalOverview['documents'][number]) {
  const { timezone } = useStation()
  const name = texts.names[document]
  return (
    <Panel title={name}>
      <Text>{texts.leads[document]}</Text>
      <Text kind="smallMuted">
        {number === 0 ? texts.original(formatDate(day)) : texts.published(number, formatDate(day))}
      </Text>
      {draft ? (
        <Text kind="smallMuted">{texts.draftBy(draft.by, formatDateTime(draft.at, timezone))}</Text>
      ) : null}
      <Cluster gap={16} align="center">
        <ButtonLink href={addressOf(document)} variant="secondary">
          {texts.edit(name)}
        </ButtonLink>
        <TextLink href={publicAddressOf(document)} kind="stand" newWindow>
          {texts.see}
        </TextLink>
      </Cluster>
    </Panel>
  )
}

function OfficerPanel({ officer: { value, isSaid } }: Pick<LegalOverview, 'officer'>) {
  const words = texts.officer
  const facts = (['name', 'mail', 'phone', 'post'] as const).flatMap((key) =>
    value[key] || key === 'name' || key === 'mail'
      ? [{ term: words[key], value: value[key] || words.none }]
      : [],
  )
  return (
    <Panel title={words.title}>
      <Text>{words.lead}</Text>
      {isSaid ? null : <Alert tone="warning">{words.isDefault}</Alert>}
      <DescriptionList items={facts} />
      <div>
        <ButtonLink href="/gestao/documentos/encarregado" variant="secondary">
          {words.open}
        </ButtonLink>
      </div>
    </Panel>
  )
}
