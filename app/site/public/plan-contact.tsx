import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { getCaptchaChallenge, sendSupportAsMember } from '#contract/site/public/endpoints.ts'
import { supportLimits } from '#contract/site/public/schemas.ts'
import { Benefits } from '../../commerce/plans/plan-card.tsx'
import { useCaptcha } from '../../forms/captcha-fields.tsx'
import { shortened } from '../../forms/create-shortener.ts'
import { Form } from '../../forms/form.tsx'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { sentCaptcha } from '../../forms/sent-captcha.server.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

const plans = '/homepage/planos'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${texts.support.enterpriseTitle} | ${loaded?.station ?? ''}` },
]

/** Loads the request for a plan by agreement, where the station offers them (STN-U13). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { config } = requireStation(args.context)
  if (!config.behaviour.enterprisePlan) throw redirect(plans)
  const { startedAt } = await api.call(getCaptchaChallenge)
  return { station: config.name, startedAt, key: newFormKey() }
}

/** Sends the request; message and captcha are required, the writer is known and goes on to the home page (PLN-06, D3§8). */
export async function action(args: ActionFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const station = requireStation(args.context)
  const form = await args.request.formData()
  const message = String(form.get('message') ?? '')
  const { content } = await api.call(getUserWeb, { params: { id: 'me' } })
  try {
    const { messages } = await api.call(sendSupportAsMember, {
      body: {
        kind: 'enterprise',
        station_id: station.id,
        user_id: participant.id,
        message,
        name: content.name,
        email: content.email,
        phone: content.tel ?? undefined,
        ...sentCaptcha(form),
      },
      idempotencyKey: formKeyOf(form),
    })
    const flash = await setFlash(args.context, { kind: 'success', title: messages[0] ?? '' })
    return redirect('/homepage', { headers: { 'set-cookie': flash } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const [error] = problem.body.fields?.message ?? []
    const problems = error ? [] : [...problem.body.messages]
    const captchaLevel = Number(problem.body.details?.captchaLevel ?? 0)
    return data({ error, problems, captchaLevel, message: shortened(message) }, { status: problem.status })
  }
}

/** Shows the contact about the plan by agreement, from inside (PLN-06). */
export default function PlanContact() {
  const { startedAt, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const captcha = useCaptcha(startedAt, refused, refused?.captchaLevel)
  return (
    <Container width="reading">
      <Stack gap={24}>
        <TextLink href={plans} kind="stand" icon="arrowLeft">
          {texts.support.backToPlans}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{texts.support.enterpriseTitle}</Heading>
          <Text kind="muted">{texts.support.enterpriseLead}</Text>
        </Stack>
        <Benefits list={texts.plans.enterpriseBenefits} hasMore={false} />
        <Form noValidate method="post" {...captcha.handlers}>
          <Stack gap={16}>
            <input type="hidden" name="chave" value={key} />
            {refused?.problems.map((problem) => (
              <Alert key={problem} tone="error" live>
                {problem}
              </Alert>
            ))}
            <Field id="mensagem" label={texts.support.message} error={refused?.error}>
              <TextArea
                name="message"
                rows={5}
                maxLength={supportLimits.message}
                defaultValue={refused?.message}
              />
            </Field>
            {captcha.fields}
            <div>
              <Button width="phone" loading={useIsSending() || captcha.isWaiting}>
                {texts.support.send}
              </Button>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Container>
  )
}
