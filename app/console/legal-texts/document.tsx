import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import * as calls from '#contract/console/legal-texts/endpoints.ts'
import { legalDraftSchema, legalPublicationSchema } from '#contract/console/legal-texts/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { originalText } from '../../site/public/legal/legal-text.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { saveProblem } from '../owner/save-problem.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { addressOf, documentInPath } from './addresses.ts'
import { draftFields, publicationFields } from './fields.ts'
import { htmlOf } from './html-of.server.ts'
import { texts } from './texts.ts'
import { VersionList } from './version-list.tsx'

export const meta = consoleMeta<typeof loader>(({ text }) => texts.names[text.document])

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const document = documentInPath(args.params.documento)
  const { html, ...text } = await api.call(calls.getManagedLegalText, { params: { document } })
  const original = () => htmlOf(originalText(requireStation(args.context), document).sections)
  const { draft, ...published } = text
  return {
    text: { ...published, draft: draft && { by: draft.by, at: draft.at } },
    kept: { html: draft?.html ?? html ?? original() },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const document = documentInPath(args.params.documento)
  const here = addressOf(document)
  const form = await args.request.formData()
  const seen = seenOf(form)
  const intent = intentOf(form, ['save', 'publish', 'discard'], { unnamed: 'save' })
  if (intent === 'discard') {
    await api.call(calls.discardLegalDraft, { params: { document } })
    return redirectSaved(args.context, here, texts.discarded)
  }
  if (intent === 'publish') {
    const sent = { name: 'publish', fields: publicationFields, schema: legalPublicationSchema }
    return sendForm(form, sent, async (value) => {
      const { number } = await api.call(calls.publishLegalText, {
        params: { document },
        body: { seen, value },
      })
      return redirectSaved(args.context, here, texts.publish.done(number))
    })
  }
  return sendForm(form, { fields: draftFields, schema: legalDraftSchema }, async (value) => {
    try {
      await api.call(calls.saveLegalDraft, { params: { document }, body: { seen, value } })
    } catch (problem) {
      return saveProblem(problem, { value, fields: draftFields })
    }
    return redirectSaved(args.context, here, texts.saved)
  })
}

/** One document of the station: its text as a draft, its publication, and what was published before (PPL-33). */
export default function LegalTextPage() {
  const { text } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  return (
    <Stack gap={32} className={ui.narrow}>
      <TextLink href="/gestao/documentos" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={texts.names[text.document]} lead={texts.leads[text.document]} />
      <SaveNotice problem={answer?.problem} fields={[...draftFields, ...publicationFields]} />
      {text.draft ? <Publication /> : null}
      <DraftForm />
      <VersionList document={text.document} list={text.versions} />
      {text.draft && params.get('perguntar') === 'descartar' ? (
        <AskDialog {...texts.ask} label={texts.discard} intent="discard" closeHref={addressOf(text.document)}>
          {null}
        </AskDialog>
      ) : null}
    </Stack>
  )
}

function DraftForm() {
  const { text, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending((form) => form.has('html'))
  const { timezone } = useStation()
  const { draft, number, day, tag } = text
  const { original, published } = texts.noDraft
  return (
    <OwnerForm answer={answer?.form === '' ? answer : null} kept={kept} seen={tag}>
      <Stack gap={16}>
        <Text kind="smallMuted">
          {number === 0 ? texts.original(formatDate(day)) : texts.published(number, formatDate(day))}
        </Text>
        <Text kind="muted">
          {draft
            ? texts.draftBy(draft.by, formatDateTime(draft.at, timezone))
            : number === 0
              ? original
              : published}
        </Text>
        <FieldInput field={fieldOf(draftFields, 'html')} />
        <Text kind="smallMuted">{texts.htmlHelp}</Text>
        <Cluster>
          <Button name="intent" value="save" loading={isSending} loadingLabel={texts.saving}>
            {texts.saveDraft}
          </Button>
          {draft ? (
            <ButtonLink href="?perguntar=descartar" variant="quiet" preventScrollReset>
              {texts.discard}
            </ButtonLink>
          ) : null}
        </Cluster>
      </Stack>
    </OwnerForm>
  )
}

/** Makes the draft as it was saved the next version. */
function Publication() {
  const { text } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending((form) => form.has('note'))
  const words = texts.publish
  return (
    <Panel title={words.title(text.number + 1)}>
      <Text>{words.lead}</Text>
      <OwnerForm answer={answer?.form === 'publish' ? answer : null} form="publish" seen={text.tag}>
        <Stack gap={16}>
          <FieldInput field={fieldOf(publicationFields, 'note')} />
          <FieldInput field={fieldOf(publicationFields, 'asks')} />
          <div>
            <Button name="intent" value="publish" loading={isSending} loadingLabel={words.sending}>
              {words.button}
            </Button>
          </div>
        </Stack>
      </OwnerForm>
    </Panel>
  )
}
