import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/management/endpoints.ts'
import type { SectionContent as Section } from '#contract/sections/content.ts'
import type { PageHandle } from '../routing/page-handle.ts'
import { useIsSending } from '../routing/use-is-sending.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { Heading } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SaveNotice } from './conflict-notice.tsx'
import { DraftPreview } from './draft-preview.tsx'
import * as css from './gestao.css.ts'
import { type Added, keepRemoved, redirectSaved, refusal, requireOwner, tryChange } from './owner.server.ts'
import { readSection } from './read-section.server.ts'
import { SectionItem } from './section-item.tsx'
import { sectionFormOf } from './section-types/index.ts'
import { offeredInputs } from './section-types/offered-inputs.ts'
import { texts } from './texts.ts'

const emptied: Partial<Section> = { title: '', subtitle: '', backgroundColor: undefined }

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  const section = site.sections.find((one) => String(one.id) === args.params.id)
  if (!section) throw new Response(null, { status: 404 })
  const pages = site.about.map(({ id, name }) => ({
    value: String(id),
    label: name,
  }))
  return { section, pages, seen: site.tags[`section:${section.id}`] ?? '', version: site.version }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const id = Number(args.params.id)
  const site = await api.call(getManagedSite)
  const before = site.sections.find((one) => one.id === id)
  const { value, refused } = await readSection(args.context, form, before)
  const seen = String(form.get('seen'))
  const answered =
    refusal(refused) ?? (await tryChange(args.context, { what: 'save', part: 'section', id, seen, value }))
  const problem = answered && { ...answered, fields: formFields(answered.fields, value) }
  if (problem?.conflict && problem.conflict.value === null) {
    const removed = problem.conflict
    const added: Added = { what: 'add', part: 'sections', value }
    const kept = await keepRemoved(args.context, added, removed, '/gestao/secoes')
    if (kept) return kept
  }
  // What was typed comes back with the problem.
  if (problem) return data({ problem, typed: value as Section }, { status: 422 })
  return redirectSaved(args.context, `/gestao/secoes/${args.params.id}`)
}

/** Errors name items by their place, the form by their number. */
const formFields = (
  fields: Record<string, string>,
  { items }: Pick<Section, 'items'> | { items?: { id: number }[] | undefined },
) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name.replace(/^items\.(\d+)\./, (_, at: string) => `item.${items?.[Number(at)]?.id}.`),
      message,
    ]),
  )

/** One landing section with its items and pictures. */
export default function SectionEditor() {
  const { section: kept, pages, seen, version } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // A new item may have come without its defaults; what was emptied came without its key.
  const section: Section = answer?.typed ? { ...kept, ...emptied, ...answer.typed } : kept
  const fields: Record<string, string> = answer?.problem.fields ?? {}
  const isSending = useIsSending()
  const form = sectionFormOf(section.type)
  const hasItems = form !== undefined && form.itemFields.length > 0
  const last = Math.max(0, ...section.items.map((item) => item.id))
  return (
    <div className={css.split}>
      <Stack gap={24}>
        <Heading level={1}>{form?.contract.name}</Heading>
        <SaveNotice problem={answer?.problem} part="section" />
        <Form noValidate method="post" encType="multipart/form-data" key={answer ? 'typed' : seen}>
          <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
          <input type="hidden" name="type" value={section.type} />
          {answer?.typed?.backgroundImage ? (
            <input type="hidden" name="keptBackground" value={answer.typed.backgroundImage} />
          ) : null}
          <Stack gap={24}>
            <Field id="title" label={texts.section.heading} error={fields.title}>
              <TextInput name="title" maxLength={200} defaultValue={section.title} />
            </Field>
            <Field id="subtitle" label={texts.section.subtitle} optional error={fields.subtitle}>
              <TextInput name="subtitle" maxLength={400} defaultValue={section.subtitle} />
            </Field>
            <Field
              id="backgroundColor"
              label={texts.section.background}
              help={texts.section.backgroundHelp}
              optional
              error={fields.backgroundColor}
            >
              <TextInput name="backgroundColor" maxLength={40} defaultValue={section.backgroundColor ?? ''} />
            </Field>
            <Field
              id="backgroundImage"
              label={texts.section.backgroundImage}
              help={texts.section.imageHelp}
              optional
              error={fields.backgroundImage}
            >
              <FileInput name="backgroundImage" accept="image/png,image/jpeg,image/gif,image/webp" />
            </Field>
            {hasItems || section.items.length > 0 ? (
              <>
                <Heading level={2} size="card">
                  {texts.section.items}
                </Heading>
                <div className={css.items}>
                  {section.items.map((item, at) => (
                    <SectionItem
                      key={item.id}
                      item={item}
                      inputs={offeredInputs(form, item)}
                      pages={pages}
                      legend={texts.section.item(at + 1)}
                      isOpen={section.items.length === 1}
                      keepsImage={Boolean(answer?.typed)}
                      errors={fields}
                    />
                  ))}
                  {hasItems ? (
                    <SectionItem
                      key={last + 1}
                      item={null}
                      id={last + 1}
                      inputs={offeredInputs(form, null)}
                      pages={pages}
                      legend={texts.section.newItem}
                      errors={fields}
                    />
                  ) : null}
                </div>
              </>
            ) : null}
            <Button loading={isSending} loadingLabel={texts.saving}>
              {texts.save}
            </Button>
            <TextLink href="/gestao/secoes" kind="stand" icon="arrowLeft">
              {texts.cancel}
            </TextLink>
          </Stack>
        </Form>
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}
