import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import type { ApiClient } from '#contract/client.ts'
import {
  getManagedSite,
  getRateChange,
  getSwitchedOff,
  getToday,
  publishSite,
} from '#contract/console/endpoints.ts'
import { noteField } from '#contract/console/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { OfficerHint } from '../legal-texts/officer-hint.tsx'
import { dayOf, plusDays } from '../orders/filter.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved, saveChange } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { useWaiting } from '../owner/use-waiting.ts'
import { RateNotice } from '../station/rate-notice.tsx'
import { SwitchNotice } from '../station/switch-notice.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { DraftPreview } from '../ui/draft-preview.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { Doors } from './doors.tsx'
import { publishFields, versionField } from './fields.ts'
import { Figures } from './figures.tsx'
import { FirstSteps, isNew, type Steps } from './first-steps.tsx'
import { texts } from './texts.ts'
import { WaitingLines } from './waiting-lines.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  const [today, site] = await Promise.all([
    api.call(getToday),
    teammate.rights.includes('site') ? askSite(api) : null,
  ])
  const { canonicalOrigin: address, config } = requireStation(args.context)
  const { figures } = today
  // From which day on they are counted.
  const since = plusDays(dayOf(new Date(figures.countedAt), config.timezone), -1)
  const { officerIsDefault, said } = config.legal
  const isOfficerUnsaid = officerIsDefault === true && !said?.officer && teammate.rights.includes('settings')
  if (!site) return { figures, since, site: null, address, isOfficerUnsaid }
  const { hasLogo, ...draft } = site
  const steps: Steps = {
    look: hasLogo,
    site: !draft.draft.has_changes,
    activity: today.activityOnAir,
    people: today.invited,
  }
  return { figures, since, site: { ...draft, steps }, address, isOfficerUnsaid }
}

/** Where the draft stands, for whoever makes the site. */
async function askSite(api: ApiClient) {
  const [site, rate, switchedOff] = await Promise.all([
    api.call(getManagedSite),
    api.call(getRateChange),
    api.call(getSwitchedOff),
  ])
  const { version, has_changes, updated_by, updated_at, config } = site
  const draft = { version, has_changes, updated_by, updated_at }
  return { draft, rate, switchedOff, hasLogo: Boolean(config.images.primaryLogo) }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  if (intentOf(form, ['publish', 'discard'], { unnamed: 'publish' }) === 'discard')
    return sendForm(form, { fields: [versionField], schema: z.object({ version: z.int() }) }, ({ version }) =>
      saveChange(args.context, { what: 'discard', version }, { to: '/gestao', message: texts.discarded }),
    )
  const published = {
    fields: publishFields,
    schema: z.object({ version: z.int(), note: noteField, confirmed: z.boolean() }),
  }
  return sendForm(form, published, async (body) => {
    await api.call(publishSite, { body })
    return redirectSaved(args.context, '/gestao', texts.published)
  })
}

/** What the team sees first: what waits for them and how the station does; whoever makes the site, of a new one its first steps instead, and where the draft stands. */
export default function Today() {
  const { figures, since, site, address, isOfficerUnsaid } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={32}>
      <Heading level={1}>{texts.title}</Heading>
      <SaveNotice problem={answer?.problem} fields={publishFields} />
      {site ? (
        <>
          <RateNotice {...site.rate} />
          <SwitchNotice list={site.switchedOff} />
          {isNew(site.steps) ? <FirstSteps steps={site.steps} address={address} /> : null}
        </>
      ) : null}
      {isOfficerUnsaid ? <OfficerHint /> : null}
      <WaitingLines waiting={useWaiting()} />
      {site && isNew(site.steps) ? null : <Figures figures={figures} since={since} />}
      {site ? (
        <>
          <DraftState draft={site.draft} asksRate={site.rate.wallets > 0} />
          <Stack gap={16}>
            <Heading level={2}>{texts.preview}</Heading>
            <DraftPreview version={site.draft.version} />
          </Stack>
        </>
      ) : (
        <Doors />
      )}
    </Stack>
  )
}

type DraftProps = Pick<Awaited<ReturnType<typeof askSite>>, 'draft'> & { asksRate: boolean }

/** Whether something waits to be published, and the way to do it or to throw it away. */
function DraftState({ draft, asksRate }: DraftProps) {
  const [params] = useSearchParams()
  const { version, has_changes } = draft
  return (
    <>
      <Stack gap={16} id="publicar">
        <Heading level={2}>{texts.site}</Heading>
        {has_changes ? (
          <Card>
            <PublishForm draft={draft} asksRate={asksRate} />
          </Card>
        ) : (
          <Alert tone="success">{texts.clean}</Alert>
        )}
      </Stack>
      {has_changes && params.get('perguntar') === 'descartar' ? (
        <AskDialog
          {...texts.ask}
          label={texts.discard}
          intent="discard"
          closeHref="/gestao"
          action="/gestao?index"
        >
          <input type="hidden" name="version" value={version} />
        </AskDialog>
      ) : null}
    </>
  )
}

/** The one button that publishes the draft, with who changed it last. */
function PublishForm({ draft, asksRate }: DraftProps) {
  const { version, updated_by, updated_at } = draft
  const { timezone: timeZone } = useStation()
  const isSending = useIsSending()
  const when = updated_at
    ? new Date(updated_at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone })
    : ''
  return (
    <OwnerForm answer={useActionData<typeof action>()}>
      <input type="hidden" name="version" value={version} />
      <Stack gap={16}>
        <Text>{texts.pending}</Text>
        <Text kind="smallMuted">{texts.lastBy(updated_by ?? '', when)}</Text>
        <FieldInput field={fieldOf(publishFields, 'note')} />
        {asksRate ? <FieldInput field={fieldOf(publishFields, 'confirmed')} /> : null}
        <Cluster>
          <Button loading={isSending} loadingLabel={texts.publishing}>
            {texts.publish}
          </Button>
          <ButtonLink href="?perguntar=descartar" variant="quiet" preventScrollReset>
            {texts.discard}
          </ButtonLink>
        </Cluster>
      </Stack>
    </OwnerForm>
  )
}
