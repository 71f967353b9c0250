import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { getUserWeb } from '#contract/access/endpoints.ts'
import { updateParticipant } from '#contract/onboarding/endpoints.ts'
import { masks } from '../forms/masks.ts'
import { useMask } from '../forms/use-mask.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { problemsOf, requireDraft } from './maker.server.ts'
import { texts } from './texts.ts'
import { afterStep, WizardStepPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [{ title: texts.person.title }]

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireDraft(args)
  const { content } = await api.call(getUserWeb, { params: { id: 'me' } })
  const [year, month, day] = (content.birthday ?? '').split('-')
  return { name: content.name, tel: content.tel ?? '', birthday: day ? `${day}/${month}/${year}` : '' }
}

export async function action(args: ActionFunctionArgs) {
  const { member, api, draft } = await requireDraft(args)
  const form = Object.fromEntries(await args.request.formData()) as Record<string, string>
  const filled = Object.fromEntries(Object.entries(form).filter(([, value]) => value.trim() !== ''))
  try {
    await api.call(updateParticipant, {
      params: { id: member.id },
      body: { ...filled, name: form.name ?? '' },
    })
    // ONB-14: who has a station already and began no other leaves the wizard here.
    const isThrough = draft.stations.length > 0 && draft.version === 0
    return redirect(isThrough ? '/' : afterStep('dados'))
  } catch (problem) {
    return data({ typed: form, ...problemsOf(problem) }, { status: 422 })
  }
}

/** Step 2: personal data (ONB-14). */
export default function Person() {
  const kept = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const values: Record<string, string> = { ...kept, ...answer?.typed }
  const fields: Record<string, string> = answer?.fields ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  const [tel, birthday] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  useMask(tel, masks.phone)
  useMask(birthday, masks.date)
  return (
    <WizardStepPage
      step="dados"
      title={texts.person.title}
      lead={texts.person.lead}
      messages={answer?.messages}
    >
      <Form method="post">
        <Stack gap={24}>
          <Field id="name" label={texts.person.name} error={fields.name}>
            <TextInput name="name" required maxLength={120} autoComplete="name" defaultValue={values.name} />
          </Field>
          <Field id="tel" label={texts.person.tel} error={fields.tel} optional>
            <TextInput
              ref={tel}
              name="tel"
              type="tel"
              autoComplete="tel-national"
              defaultValue={values.tel}
            />
          </Field>
          <Field
            id="birthday"
            label={texts.person.birthday}
            help="DD/MM/AAAA"
            error={fields.birthday}
            optional
          >
            <TextInput
              ref={birthday}
              name="birthday"
              inputMode="numeric"
              autoComplete="bday"
              defaultValue={values.birthday}
            />
          </Field>
          <Button width="full" loading={isSending}>
            {texts.next}
          </Button>
        </Stack>
      </Form>
    </WizardStepPage>
  )
}
