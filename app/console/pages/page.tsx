import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { aboutValue, type ManagedSite } from '#contract/console/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { OwnerFormContext } from '../fields/form-context.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { readForm } from '../fields/read-form.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { keepRemoved, redirectSaved, tryChange } from '../owner/save-change.server.ts'
import { refusal } from '../owner/save-problem.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { sectionTypeNames } from '../sections/types/index.ts'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { aboutFields } from './fields.ts'

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  const entry = site.about.find((one) => String(one.id) === args.params.id)
  if (!entry) throw new Response(null, { status: 404 })
  const sections = site.sections.map(({ id, title, type }) => ({
    value: String(id),
    label: title || sectionTypeNames[type] || ownerTexts.untitled,
  }))
  const kept = valuesOf(aboutFields, { ...entry, sectionId: entry.sectionId ?? entry.id })
  return { name: entry.name, kept, sections, seen: site.tags[`about:${entry.id}`] ?? '' }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const id = Number(args.params.id)
  const site = await api.call(getManagedSite)
  const { typed, errors, value } = await readForm(form, {
    fields: aboutFields,
    schema: aboutValue,
    before: site.about.find((one) => one.id === id),
    storeFile: storePicture(args.context),
    complete: (value) => linked(value, site),
  })
  const seen = String(form.get('seen') ?? '')
  const problem = value
    ? await tryChange(args.context, { what: 'save', part: 'about', id, seen, value }, { fields: aboutFields })
    : refusal(errors)
  if (value && problem?.conflict?.value === null) {
    const added = { what: 'add', part: 'about', value } as const
    const kept = await keepRemoved(args.context, added, problem.conflict, '/gestao/paginas')
    if (kept) return kept
  }
  if (problem) return data({ problem, typed }, { status: 422 })
  return redirectSaved(args.context, `/gestao/paginas/${args.params.id}`)
}

/** With the type of the section that its menu entry leads to, and one picture for both of its places. */
function linked({ sectionId, ...value }: Record<string, unknown>, { sections, about }: ManagedSite) {
  const section = sections.find((one) => one.id === sectionId)
  const before = about.find((one) => one.id === value.id)
  return {
    ...value,
    ...(section
      ? { sectionId: section.id, type: section.type }
      : before?.sectionId && { sectionId: before.sectionId }),
    ...(value.image ? { internalImage: value.image } : {}),
  }
}

/** One about entry: its page and its place in the menu (PUB-14, PUB-17). */
export default function PageEditor() {
  const { name, kept, sections, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const values = answer?.typed ?? kept
  const isSending = useIsSending()
  const input = (name: string) => <FieldInput field={fieldOf(aboutFields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <Heading level={1}>{name}</Heading>
      <SaveNotice problem={answer?.problem} fields={aboutFields} />
      <Form noValidate method="post" encType="multipart/form-data" key={answer ? 'typed' : seen}>
        <OwnerFormContext.Provider value={{ values, errors: answer?.problem.fields ?? {} }}>
          <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
          <Stack gap={24}>
            {input('name')}
            {input('menuTitle')}
            <FieldInput field={fieldOf(aboutFields, 'sectionId')} options={sections} />
            {input('html')}
            {values.image ? <img className={ui.thumb} src={values.image} alt="" /> : null}
            {input('image')}
            <Button loading={isSending} loadingLabel={ownerTexts.saving}>
              {ownerTexts.save}
            </Button>
            <TextLink href="/gestao/paginas" kind="stand" icon="arrowLeft">
              {ownerTexts.back}
            </TextLink>
          </Stack>
        </OwnerFormContext.Provider>
      </Form>
    </Stack>
  )
}
