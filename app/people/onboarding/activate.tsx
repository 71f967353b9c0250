import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import { Form } from '../../forms/form.tsx'
import { constraintsOf, refuse } from '../../forms/parse-form.server.ts'
import { parseSent } from '../../forms/parse-sent.server.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { getMember } from '../../session/member.server.ts'
import { entryPath } from '../../session/member.ts'
import { readSignupDraft } from '../../session/signup-draft.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { activate } from './activate.server.ts'
import { readSentCode } from './code-cookie.server.ts'
import { CodeForm } from './code-form.tsx'
import { codePageSchema } from './link-schemas.ts'
import { MethodChoice } from './method-choice.tsx'
import { privateHeaders } from './private-headers.ts'
import { resendCode, sendByMethod } from './resend-code.server.ts'
import { ResendForm } from './resend-form.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction = () => [
  { title: texts.activation.meta },
  { name: 'robots', content: 'noindex' },
]
export const headers: HeadersFunction = privateHeaders

/** Loads `/ativar/{hashCode}/{email}`: the six digits of the mail (ACC-12). `?metodo=1` changes how they come. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { config } = requireStation(context)
  const member = await getMember(context)
  if (member && member.state !== 'inactive') throw redirect(entryPath(member))
  const { hash = '', email = '' } = params
  const sent = await readSentCode(context, request)
  return {
    hash,
    email,
    waitSeconds: sent?.hash === hash ? sent.waitSeconds : 0,
    sentAt: sent?.sentAt ?? 0,
    isChanging: new URL(request.url).searchParams.has('metodo'),
    phone: config.contact.phone ?? texts.fallbackPhone,
    constraint: constraintsOf(codePageSchema),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const target = { email: params.email ?? '', hash: params.hash ?? '' }
  const { pathname } = new URL(request.url)
  const formData = await request.formData()
  const intent = intentOf(formData, ['ativar', 'reenviar', 'metodo'], { unnamed: 'ativar' })
  const draft = await readSignupDraft(context, request)
  switch (intent) {
    case 'reenviar':
      return resendCode(context, { ...target, draft }, pathname)
    case 'metodo':
      return sendByMethod({ context, request }, target, pathname)
    case 'ativar': {
      const submission = parseSent(formData, codePageSchema)
      if (submission.status !== 'success') return refuse(submission)
      return activate({ context, request }, { ...target, ...submission.value }, submission)
    }
  }
}

export default function Activate() {
  const loaded = useLoaderData<typeof loader>()
  return loaded.isChanging ? <ChangeMethod {...loaded} /> : <CodePage />
}

function CodePage() {
  const { email, constraint, waitSeconds, sentAt } = useLoaderData<typeof loader>()
  return (
    <Stack gap={16}>
      <CodeForm
        title={texts.activation.title}
        text={texts.activation.text(email)}
        constraint={constraint}
        lastResult={useActionData<typeof action>()?.form}
      />
      <ResendForm sentAt={sentAt} waitSeconds={waitSeconds} />
      <Stack align="center">
        <TextLink href="?metodo=1" kind="stand">
          {texts.activation.change}
        </TextLink>
      </Stack>
    </Stack>
  )
}

type ChangeMethodProps = { hash: string; email: string; phone: string }

/**
 * Offers the other ways to get the code: by e-mail only, so far, or by calling (GAP-24, ACC-14). The address is masked
 * as in the sign-up (ONB-04).
 */
function ChangeMethod({ hash, email, phone }: ChangeMethodProps) {
  const { title, text } = texts.signup.steps.verificacao
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <Form noValidate method="post">
        <Stack gap={24}>
          <MethodChoice
            id="metodo"
            methods={[{ id: hash, type: 'email', email: maskEmail(email), tel: null }]}
            phone={phone}
          />
          <Button width="full" size="large" name="intent" value="metodo">
            {texts.signup.method.submit}
          </Button>
        </Stack>
      </Form>
      <Stack align="center">
        <TextLink href="?" kind="stand" icon="arrowLeft">
          {texts.activation.keep}
        </TextLink>
      </Stack>
    </Stack>
  )
}
