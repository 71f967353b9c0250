import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { fieldTexts } from '#contract/fields.ts'
import { getManagedSite } from '#contract/management/endpoints.ts'
import type { AboutContent } from '#contract/public/content.ts'
import type { PageHandle } from '../routing/page-handle.ts'
import { useIsSending } from '../routing/use-is-sending.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Select } from '../ui/select.tsx'
import { Heading } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SaveNotice } from './conflict-notice.tsx'
import * as css from './gestao.css.ts'
import { HtmlField } from './html-editor/html-field.tsx'
import {
  type Added,
  keepRemoved,
  orRefused,
  redirectSaved,
  refusal,
  requireOwner,
  takeImage,
  tryChange,
} from './owner.server.ts'
import { sectionTypeNames } from './section-types/index.ts'
import { texts } from './texts.ts'

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  const entry = site.about.find((one) => String(one.id) === args.params.id)
  if (!entry) throw new Response(null, { status: 404 })
  const sections = site.sections.map(({ id, title, type }) => ({
    value: String(id),
    label: title || sectionTypeNames[type] || texts.section.untitled,
  }))
  return { entry, sections, seen: site.tags[`about:${entry.id}`] ?? '' }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const id = Number(args.params.id)
  const site = await api.call(getManagedSite)
  const before = site.about.find((one) => one.id === id)
  const linked = site.sections.find((one) => String(one.id) === text('sectionId'))
  const { menuTitle: _, ...rest } = before ?? {}
  const refused: Record<string, string> = text('name') ? {} : { name: fieldTexts.required }
  const image =
    (await orRefused(takeImage(args.context, form.get('image')), refused, 'image')) ??
    (text('keptImage') || undefined)
  const value = {
    ...rest,
    name: text('name'),
    html: text('html'),
    ...(text('menuTitle') && { menuTitle: text('menuTitle') }),
    ...(linked && { sectionId: linked.id, type: linked.type }),
    ...(image && { image, internalImage: image }),
  }
  const problem =
    refusal(refused) ??
    (await tryChange(args.context, { what: 'save', part: 'about', id, seen: text('seen'), value }))
  if (problem?.conflict && problem.conflict.value === null) {
    const removed = problem.conflict
    const added: Added = { what: 'add', part: 'about', value }
    const kept = await keepRemoved(args.context, added, removed, '/gestao/paginas')
    if (kept) return kept
  }
  if (problem) return data({ problem, typed: value }, { status: 422 })
  return redirectSaved(args.context, `/gestao/paginas/${args.params.id}`)
}

/** One about entry: its page and its place in the menu (PUB-14, PUB-17). */
export default function PageEditor() {
  const { entry: kept, sections, seen } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const entry: AboutContent = answer?.typed ? { ...kept, menuTitle: undefined, ...answer.typed } : kept
  const fields: Record<string, string> = answer?.problem.fields ?? {}
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={css.narrow}>
      <Heading level={1}>{kept.name}</Heading>
      <SaveNotice problem={answer?.problem} part="about" />
      <Form noValidate method="post" encType="multipart/form-data" key={answer ? 'typed' : seen}>
        <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
        <Stack gap={24}>
          <Field id="name" label={texts.about.name} error={fields.name}>
            <TextInput name="name" required maxLength={120} defaultValue={entry.name} />
          </Field>
          <Field
            id="menuTitle"
            label={texts.about.menu}
            help={texts.about.menuHelp}
            optional
            error={fields.menuTitle}
          >
            <TextInput name="menuTitle" maxLength={40} defaultValue={entry.menuTitle ?? ''} />
          </Field>
          <Field id="sectionId" label={texts.about.section}>
            <Select name="sectionId" options={sections} defaultValue={String(entry.sectionId ?? entry.id)} />
          </Field>
          <HtmlField id="html" label={texts.about.html} value={entry.html} rows={14} />
          {/* A picture that came with a form that could not be saved. */}
          {answer?.typed?.image ? <input type="hidden" name="keptImage" value={entry.image} /> : null}
          {entry.image ? <img className={css.thumb} src={entry.image} alt="" /> : null}
          <Field
            id="image"
            label={texts.about.image}
            help={texts.section.imageHelp}
            optional
            error={fields.image}
          >
            <FileInput name="image" accept="image/png,image/jpeg,image/gif,image/webp" />
          </Field>
          <Button loading={isSending} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
          <TextLink href="/gestao/paginas" kind="stand" icon="arrowLeft">
            {texts.cancel}
          </TextLink>
        </Stack>
      </Form>
    </Stack>
  )
}
