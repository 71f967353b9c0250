import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { askByMail } from '#contract/people/data-requests/endpoints.ts'
import { publicRequestForm } from '#contract/people/data-requests/schemas.ts'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { sentCaptcha } from '../../forms/sent-captcha.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { pageMeta } from './page-meta.ts'
import { PrivacyRequestForm } from './support/privacy-request-form.tsx'
import * as css from './support/support-page.css.ts'
import { texts } from './texts.ts'

const words = texts.request
const here = '/politica-de-privacidade/pedido'

export const meta: MetaFunction = (args) => pageMeta(args, { title: words.title, isListed: false })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStation(context)
  const isSent = new URL(request.url).searchParams.has('enviado')
  const { startedAt } = await context.api.call(getCaptchaChallenge)
  return { startedAt, isSent }
}

/** Takes the request of somebody without an account; whatever the address, the same page says what to do next (PPL-32). */
export async function action({ context, request }: ActionFunctionArgs) {
  requireStation(context)
  const { formData, submission } = await parseForm(request, publicRequestForm)
  if (submission.status !== 'success') return refuse(submission)
  try {
    await context.api.call(askByMail, { body: { ...submission.value, ...sentCaptcha(formData) } })
  } catch (problem) {
    return refuseBy(submission, problem)
  }
  return redirect(`${here}?enviado=1`)
}

/** The form for whoever asks by the law without an account. */
export default function PrivacyRequest() {
  const { startedAt, isSent } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()?.form
  return (
    <Container className={css.page}>
      <Stack gap={12}>
        <TextLink href="/politica-de-privacidade" kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="lead">{words.lead}</Text>
        <Text>{words.proof}</Text>
        <Text kind="muted">{words.member}</Text>
      </Stack>
      <div className={css.panel}>
        {isSent && !lastResult ? (
          <Stack gap={16}>
            <Alert tone="success" title={words.sent.title}>
              {words.sent.text}
            </Alert>
            <div>
              <ButtonLink href={here} variant="secondary" reload>
                {words.sent.again}
              </ButtonLink>
            </div>
          </Stack>
        ) : (
          <PrivacyRequestForm startedAt={startedAt} lastResult={lastResult} />
        )}
      </div>
    </Container>
  )
}
