import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { type SiteChange, sectionValue } from '#contract/console/schemas.ts'
import { centered } from '#contract/sections/centered.ts'
import type { SectionContent } from '#contract/sections/content.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { saveChange } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { DraftPreview } from '../ui/draft-preview.tsx'
import { EntryRow } from '../ui/entry-row.tsx'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RemoveDialog } from '../ui/remove-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { newSectionFields, typeField, wholeSection } from './fields.ts'
import { texts } from './texts.ts'
import { sectionForms, sectionTypeNames } from './types/index.ts'

const here = '/gestao/secoes'
const part = 'section'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  return { version: site.version, tags: site.tags, sections: site.sections, formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove', 'add', 'hide', 'show'])
  const change = (value: SiteChange, formKey?: string) =>
    saveChange(args.context, value, { to: here, fields: wholeSection, formKey })
  if (intent === 'add')
    return sendForm(form, { fields: newSectionFields, schema: sectionValue }, (value) =>
      change({ what: 'add', part: 'sections', value }, formKeyOf(form)),
    )
  return sendForm(form, entryForm, async ({ id, seen, from }) => {
    if (intent === 'remove') return change({ what: 'remove', part, id, seen })
    if (intent === 'up' || intent === 'down')
      return change({ what: 'move', part, id, by: stepOf(intent), from })
    const { sections } = await api.call(getManagedSite)
    // Of one that is there no more the API says who removed it.
    const value = sections.find((one) => one.id === id) ?? { type: centered.id }
    return change({ what: 'save', part, id, seen, value: { ...value, hidden: intent === 'hide' } })
  })
}

/** The landing sections: order, hide, remove, add. */
export default function Sections() {
  const { version, tags, sections, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = sections.find(({ id }) => String(id) === params.get('remover'))
  const seenOf = ({ id }: SectionContent) => tags[`${part}:${id}`] ?? ''
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <PageHead title={texts.list} lead={texts.lead} />
        <SaveNotice problem={answer?.problem} fields={newSectionFields} />
        <CoverRow />
        <ol className={ui.list}>
          {sections.map((section, at) => (
            <SectionRow key={section.id} section={section} place={at + 1} seen={seenOf(section)} />
          ))}
        </ol>
        <OwnerForm answer={answer} formKey={formKey}>
          <Cluster align="end">
            <FieldInput field={typeField} options={types} />
            <Button name="intent" value="add" icon="plus">
              {texts.add}
            </Button>
          </Cluster>
        </OwnerForm>
      </Stack>
      <DraftPreview version={version} />
      {asked ? (
        <RemoveDialog
          name={asked.title || ownerTexts.untitled}
          text={ownerTexts.removePart}
          closeHref={here}
          sent={{ id: asked.id, seen: seenOf(asked) }}
        />
      ) : null}
    </div>
  )
}

/** In the order in which they are offered. */
const types = sectionForms.map(({ contract: { id, name } }) => ({ value: String(id), label: name }))

const CoverRow = () => (
  <div className={ui.row}>
    <div className={ui.rowName}>
      <strong>{texts.cover.title}</strong>
      <span className={ui.small}>{texts.cover.short}</span>
    </div>
    <ButtonLink href={`${here}/capa`} variant="secondary" size="small" aria-label={texts.cover.edit}>
      {ownerTexts.edit}
    </ButtonLink>
  </div>
)

type RowProps = { section: SectionContent; place: number; seen: string }

function SectionRow({ section: { id, title, type, hidden }, place, seen }: RowProps) {
  const name = title || ownerTexts.untitled
  const toggle = hidden ? texts.show : texts.hide
  return (
    <EntryRow
      {...{ id, name, place, seen }}
      href={`${here}/${id}`}
      about={
        <>
          {sectionTypeNames[type]} {hidden ? <Badge icon="eyeOff">{texts.hidden}</Badge> : null}
        </>
      }
    >
      <Button
        name="intent"
        value={hidden ? 'show' : 'hide'}
        variant="quiet"
        size="small"
        aria-label={`${toggle}: ${name}`}
      >
        {toggle}
      </Button>
    </EntryRow>
  )
}
