import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { changeManagedSite } from '#contract/console/endpoints.ts'
import { sectionValue } from '#contract/console/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import { newSectionFields } from './fields.ts'
import * as css from './gallery.css.ts'
import { SectionSketch } from './section-thumb.tsx'
import { texts } from './texts.ts'
import { sectionForms } from './types/index.ts'

export const meta = consoleMeta(texts.gallery.title)

const list = '/gestao/secoes'

export async function loader(args: LoaderFunctionArgs) {
  await requireTeam(args)
  // Each type is a form of its own: two that are added are two.
  return { keys: sectionForms.map(() => newFormKey()) }
}

/** To the editor of what was added; to the list where somebody removed it before the form was sent again. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  return sendForm(form, { fields: newSectionFields, schema: sectionValue }, async (value) => {
    const body = { what: 'add', part: 'sections', value } as const
    const { sections, added_id } = await api.call(changeManagedSite, {
      body,
      idempotencyKey: formKeyOf(form),
    })
    const added = sections.find(({ id }) => id === added_id)
    return redirectSaved(args.context, added ? `${list}/${added.id}` : list, texts.gallery.added)
  })
}

/** The types of sections, each drawn in the look of the station; one is added at the end of the page, and written in its editor. */
export default function Gallery() {
  const { keys } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { apps } = useStation()
  return (
    <Stack gap={24}>
      <TextLink href={list} kind="stand" icon="arrowLeft">
        {texts.gallery.back}
      </TextLink>
      <PageHead title={texts.gallery.title} lead={texts.gallery.lead} />
      <SaveNotice problem={answer?.problem} fields={newSectionFields} />
      <ul className={css.types}>
        {sectionForms.map(({ contract: { id, name, needs }, about }, at) => (
          <li key={id} className={css.type}>
            <div className={css.device}>
              {needs === 'app' && !apps.hasApp ? (
                <SectionSketch typeId={id} className={css.sketch} />
              ) : (
                <iframe
                  className={css.screen}
                  src={`${list}/exemplo/${id}/previa`}
                  title={texts.gallery.frame(name)}
                  loading="lazy"
                  tabIndex={-1}
                />
              )}
            </div>
            <div className={css.words}>
              <Heading level={2} size="small">
                {name}
              </Heading>
              <Text kind="smallMuted">{about}</Text>
              <OwnerForm answer={answer} formKey={keys[at] ?? ''}>
                <input type="hidden" name="type" value={id} />
                <Button variant="secondary" size="small" icon="plus" aria-label={texts.gallery.addOf(name)}>
                  {texts.gallery.add}
                </Button>
              </OwnerForm>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
