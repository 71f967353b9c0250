import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { getManagedSite } from '#contract/console/endpoints.ts'
import { sectionValue } from '#contract/console/schemas.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import { OwnerFormContext } from '../fields/form-context.ts'
import { rowsOf } from '../fields/form-rows.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { readForm } from '../fields/read-form.server.ts'
import { requireOwner } from '../owner/require-owner.server.ts'
import { keepRemoved, redirectSaved, tryChange } from '../owner/save-change.server.ts'
import { refusal } from '../owner/save-problem.server.ts'
import { storePicture } from '../owner/store-file.server.ts'
import { DraftPreview } from '../ui/draft-preview.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { ownerTexts } from '../ui/texts.ts'
import * as ui from '../ui/ui.css.ts'
import { completeSection } from './complete-section.ts'
import { sectionFields, wholeSection } from './fields.ts'
import { SectionItem } from './section-item.tsx'
import * as css from './sections.css.ts'
import { texts } from './texts.ts'
import { sectionFormOf } from './types/index.ts'

export const handle: PageHandle = { takesFile: 'owner' }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const site = await api.call(getManagedSite)
  const section = site.sections.find((one) => String(one.id) === args.params.id)
  if (!section) throw new Response(null, { status: 404 })
  return {
    type: section.type,
    kept: valuesOf(sectionFields, section),
    pages: site.about.map(({ id, name }) => ({ value: String(id), label: name })),
    seen: site.tags[`section:${section.id}`] ?? '',
    version: site.version,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const form = await args.request.formData()
  const id = Number(args.params.id)
  const site = await api.call(getManagedSite)
  const { typed, errors, value } = await readForm(form, {
    fields: sectionFields,
    schema: sectionValue,
    before: site.sections.find((one) => one.id === id),
    storeFile: storePicture(args.context),
    complete: completeSection,
  })
  const seen = String(form.get('seen'))
  const problem = value
    ? await tryChange(
        args.context,
        { what: 'save', part: 'section', id, seen, value },
        { fields: wholeSection },
      )
    : refusal(errors)
  if (value && problem?.conflict?.value === null) {
    const added = { what: 'add', part: 'sections', value } as const
    const kept = await keepRemoved(args.context, added, problem.conflict, '/gestao/secoes')
    if (kept) return kept
  }
  // What was typed comes back with the problem.
  if (problem) return data({ problem, typed }, { status: 422 })
  return redirectSaved(args.context, `/gestao/secoes/${args.params.id}`)
}

/** One landing section with its items and pictures. */
export default function SectionEditor() {
  const { type, kept, pages, seen, version } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const values = answer?.typed ?? kept
  const isSending = useIsSending()
  const form = sectionFormOf(type)
  const hasItems = form !== undefined && form.itemFields.length > 0
  const items = rowsOf(values, 'items')
  return (
    <div className={ui.split}>
      <Stack gap={24}>
        <Heading level={1}>{form?.contract.name}</Heading>
        <SaveNotice problem={answer?.problem} fields={sectionFields} />
        <Form noValidate method="post" encType="multipart/form-data" key={answer ? 'typed' : seen}>
          <OwnerFormContext.Provider value={{ values, errors: answer?.problem.fields ?? {} }}>
            <input type="hidden" name="seen" value={answer?.problem.conflict?.tag ?? seen} />
            <Stack gap={24}>
              {['type', 'title', 'subtitle', 'backgroundColor', 'backgroundImage'].map((name) => (
                <FieldInput key={name} field={fieldOf(sectionFields, name)} />
              ))}
              {hasItems || items > 0 ? (
                <>
                  <Heading level={2} size="card">
                    {texts.items}
                  </Heading>
                  <div className={css.items}>
                    {Array.from({ length: items }, (_, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its items are
                      <SectionItem key={at} at={at} form={form} pages={pages} isOpen={items === 1} />
                    ))}
                    {hasItems ? <SectionItem at={items} isNew form={form} pages={pages} /> : null}
                  </div>
                </>
              ) : null}
              <Button loading={isSending} loadingLabel={ownerTexts.saving}>
                {ownerTexts.save}
              </Button>
              <TextLink href="/gestao/secoes" kind="stand" icon="arrowLeft">
                {ownerTexts.back}
              </TextLink>
            </Stack>
          </OwnerFormContext.Provider>
        </Form>
      </Stack>
      <DraftPreview version={version} />
    </div>
  )
}
