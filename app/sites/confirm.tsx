import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { confirmAdmin } from '#contract/sites/endpoints.ts'
import { adminPasswordFormSchema } from '#contract/sites/schemas.ts'
import { startSession } from '../session/last-member.server.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { TextLink } from '../ui/link.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { problemsOf, requireMakerStation } from './maker.server.ts'
import { texts } from './texts.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction = () => [
  { title: texts.confirm.title },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ context }: LoaderFunctionArgs) {
  requireMakerStation(context)
  return null
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  requireMakerStation(context)
  const form = Object.fromEntries(await request.formData()) as Record<string, string>
  const kept = { typed: form.name ?? '', agreed: form.terms === 'on' }
  const parsed = adminPasswordFormSchema.safeParse(form)
  if (!parsed.success) {
    const fields: Record<string, string> = {}
    for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= issue.message
    return data({ ...kept, fields, messages: [] as string[] }, { status: 422 })
  }
  try {
    const { terms: terms_accepted, ...chosen } = parsed.data
    const body = { email: params.email ?? '', hash: params.hash ?? '', ...chosen, terms_accepted }
    const session = await context.apiWith(undefined).call(confirmAdmin, { body })
    return redirect('/criar-estacao/boas-vindas', { headers: await startSession(context, session) })
  } catch (problem) {
    return data({ ...kept, ...problemsOf(problem) }, { status: 422 })
  }
}

/** The link of the sign-up mail: a name and a password, and the wizard begins (ONB-13). */
export default function Confirm() {
  const answer = useActionData<typeof action>()
  const fields: Record<string, string> = answer?.fields ?? {}
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <SitesPage isVisitor>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{texts.confirm.title}</Heading>
          <Text kind="muted">{texts.confirm.lead}</Text>
        </Stack>
        <ErrorSummary problems={(answer?.messages ?? []).map((message) => ({ message }))} />
        <Form method="post">
          <Stack gap={24}>
            <Field id="name" label={texts.confirm.name} error={fields.name}>
              <TextInput
                name="name"
                required
                maxLength={120}
                autoComplete="name"
                defaultValue={answer?.typed}
              />
            </Field>
            <Field
              id="password"
              label={texts.confirm.password}
              help={texts.confirm.passwordHelp}
              error={fields.password}
            >
              <PasswordInput name="password" required autoComplete="new-password" />
            </Field>
            <Field
              id="password_confirmation"
              label={texts.confirm.again}
              error={fields.password_confirmation}
            >
              <PasswordInput name="password_confirmation" required autoComplete="new-password" />
            </Field>
            <Checkbox
              id="terms"
              name="terms"
              required
              label={<TermsLabel />}
              error={fields.terms}
              defaultChecked={answer?.agreed ?? false}
            />
            <Button width="full" loading={isSending}>
              {texts.confirm.submit}
            </Button>
          </Stack>
        </Form>
        <TextLink href="/criar-estacao" kind="stand">
          {texts.confirm.stale}
        </TextLink>
      </Stack>
    </SitesPage>
  )
}

/** 'Li e aceito os Termos de uso e a Política de privacidade.' Each opens beside the form. */
function TermsLabel() {
  const [before, terms, between, privacy, after] = texts.confirm.terms
  return (
    <>
      {before}
      <TextLink href="/termos-de-uso" newWindow>
        {terms}
      </TextLink>
      {between}
      <TextLink href="/politica-de-privacidade" newWindow>
        {privacy}
      </TextLink>
      {after}
    </>
  )
}
