import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { updateProfileImage } from '#contract/onboarding/endpoints.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Stack } from '../ui/layout.tsx'
import { problemsOf, requireMaker } from './maker.server.ts'
import { texts } from './texts.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

const photoMaxBytes = 1024 * 1024

export const meta: MetaFunction = () => [{ title: texts.photo.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { member } = await requireMaker(args)
  return { name: member.name, image: member.image }
}

export async function action(args: ActionFunctionArgs) {
  const { member, api } = await requireMaker(args)
  const form = await args.request.formData()
  const file = form.get('image')
  const refuse = (message: string) => data({ message }, { status: 422 })
  if (!(file instanceof File) || file.size === 0) return refuse(texts.photo.required)
  // 1 MB in the company flow (ONB-12): the API knows only that somebody settles in, and takes 3 MB.
  if (file.size > photoMaxBytes) return refuse(texts.photo.tooLarge)
  try {
    const { headers, body } = new Response(form)
    if (!body) return refuse(texts.photo.required)
    const upload = { contentType: headers.get('content-type') ?? '', body }
    await api.call(updateProfileImage, { params: { id: member.id }, upload })
    return redirect(afterStep('foto'))
  } catch (problem) {
    const { fields, messages } = problemsOf(problem)
    return refuse(Object.values(fields)[0] ?? messages[0] ?? '')
  }
}

/** Step 1: an optional photo (ONB-14, GAP-29). */
export default function Photo() {
  const { name, image } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <WizardStepPage step="foto" title={texts.photo.title} lead={texts.photo.lead}>
      <Form method="post" encType="multipart/form-data">
        <Stack gap={24}>
          <Avatar name={name} src={image ?? undefined} size={96} />
          <Field id="image" label={texts.photo.field} help={texts.photo.help} error={answer?.message}>
            <FileInput name="image" accept="image/jpeg,image/png,image/gif" required />
          </Field>
          <Button width="full" loading={isSending}>
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
