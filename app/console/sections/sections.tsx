import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { z } from 'zod'
import { getManagedSite } from '#contract/console/endpoints.ts'
import type { SiteChange } from '#contract/console/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { centered } from '#contract/sections/centered.ts'
import type { SectionContent } from '#contract/sections/content.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import type { Field } from '../fields/field.ts'
import { entryForm, moves, stepOf } from '../owner/move.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { saveChange } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { versionField } from '../site/fields.ts'
import { PageHead } from '../ui/page-head.tsx'
import { RemoveDialog } from '../ui/remove-dialog.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { DraftSteps } from './draft-steps.tsx'
import { wholeSection } from './fields.ts'
import { SectionPreview } from './section-preview.tsx'
import { SectionRows } from './section-rows.tsx'
import * as css from './sections.css.ts'
import { coverName } from './shown-section.ts'
import { texts } from './texts.ts'

const here = '/gestao/secoes'
const part = 'section'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { version, tags, sections, can_undo, can_redo } = await api.call(getManagedSite)
  return { version, tags, sections, canUndo: can_undo, canRedo: can_redo }
}

/** From which place a row was dragged, and to which one, both from 1 on. */
const placeFields: readonly Field[] = ['id', 'from', 'to'].map((name) => ({
  name,
  label: '',
  kind: 'number',
}))
const dragForm = {
  fields: placeFields,
  schema: z.object({ id: idField, from: z.int().min(1), to: z.int().min(1) }),
}
const versionForm = { fields: [versionField], schema: z.object({ version: z.int() }) }

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove', 'hide', 'show', 'drag', 'undo', 'redo'])
  const change = (value: SiteChange) => saveChange(args.context, value, { to: here, fields: wholeSection })
  if (intent === 'undo' || intent === 'redo')
    return sendForm(form, versionForm, ({ version }) => change({ what: intent, version }))
  if (intent === 'drag')
    return sendForm(form, dragForm, ({ id, from, to }) =>
      change({ what: 'move', part, id, by: to - from, from }),
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
  const { version, tags, sections, ...steps } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const asked = sections.find(({ id }) => String(id) === params.get('remover'))
  const seenOf = ({ id }: SectionContent) => tags[`${part}:${id}`] ?? ''
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <Cluster justify="between" align="end">
          <PageHead title={texts.list} lead={texts.lead} />
          <ButtonLink href={`${here}/nova`} icon="plus">
            {texts.add}
          </ButtonLink>
        </Cluster>
        <SaveNotice problem={answer?.problem} />
        <DraftSteps version={version} {...steps} />
        <Stack gap={8}>
          <CoverRow />
          <SectionRows sections={sections} seenOf={seenOf} />
        </Stack>
      </Stack>
      <SectionPreview version={version} />
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

const CoverRow = () => (
  <div className={css.row} data-shows={coverName}>
    <div className={css.rowWords}>
      <strong>{texts.cover.title}</strong>
      <span className={ui.small}>{texts.cover.short}</span>
    </div>
    <ButtonLink href={`${here}/capa`} variant="secondary" size="small" aria-label={texts.cover.edit}>
      {ownerTexts.edit}
    </ButtonLink>
  </div>
)
