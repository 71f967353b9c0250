import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { updateProfileImage } from '#contract/people/onboarding/endpoints.ts'
import { pictureTexts } from '#contract/picture-texts.ts'
import { Form } from '../../forms/form.tsx'
import { usePhotoField } from '../../forms/use-photo-field.tsx'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { isSettled, problemsOf, requireDraft, requireMaker } from './maker.server.ts'
import { SitePreview } from './site-preview.tsx'
import { texts } from './texts.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

/** 1 MB in the company flow (ONB-12): the API knows only that somebody settles in, and takes 3 MB. */
const maxMegabytes = 1
const cropFields = ['crop_x', 'crop_y', 'crop_width', 'crop_height'] as const

export const meta: MetaFunction = () => [{ title: texts.photo.title }]
export const handle: PageHandle = { takesFile: 'member' }

export async function loader(args: LoaderFunctionArgs) {
  const { member, draft } = await requireDraft(args)
  return { name: member.name, image: member.image, isShort: isSettled(draft), version: draft.version }
}

export async function action(args: ActionFunctionArgs) {
  const { member, api } = await requireMaker(args)
  const form = await args.request.formData()
  const file = form.get('image')
  const refuse = (message: string) => data({ message }, { status: 422 })
  if (!(file instanceof File) || file.size === 0) return refuse(texts.photo.required)
  if (file.size > maxMegabytes * 1024 * 1024) return refuse(pictureTexts.tooLarge(maxMegabytes))
  try {
    const fields = Object.fromEntries(cropFields.map((name) => [name, form.get(name)]))
    await api.call(updateProfileImage, { params: { id: member.id }, upload: { file, fields } })
    return redirect(afterStep('foto'))
  } catch (problem) {
    const { fields, messages } = problemsOf(problem)
    return refuse(Object.values(fields)[0] ?? messages[0] ?? '')
  }
}

/** Asks for an optional photo in step 1, cut by hand where scripts run (ONB-12, ONB-14, GAP-29). */
export default function Photo() {
  const { name, image, isShort, version } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const photo = usePhotoField({
    formId: 'foto',
    label: texts.photo.field,
    maxMegabytes,
    answer,
    refusal: answer?.message,
  })
  return (
    <WizardStepPage
      step="foto"
      title={texts.photo.title}
      lead={texts.photo.lead}
      isShort={isShort}
      aside={isShort ? null : <SitePreview version={version} />}
    >
      <Form noValidate id="foto" method="post" encType="multipart/form-data">
        <Stack gap={24}>
          {image && !photo.source ? (
            <Cluster gap={16}>
              <Avatar name={name} src={image} size={64} decorative />
              <Text kind="smallMuted">{texts.photo.current}</Text>
            </Cluster>
          ) : null}
          {photo.field}
          <Button width="full" disabled={photo.isMissing} loading={isSending}>
            {texts.photo.submit}
          </Button>
          <ButtonLink href={afterStep('foto')} variant="quiet" width="full">
            {texts.skip}
          </ButtonLink>
        </Stack>
      </Form>
    </WizardStepPage>
  )
}
