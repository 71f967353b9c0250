import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getSiteDraft, signupAdmin } from '#contract/site/builder/endpoints.ts'
import { adminSignupFormSchema } from '#contract/site/builder/schemas.ts'
import { getCaptchaChallenge } from '#contract/site/public/endpoints.ts'
import { useCaptcha } from '../../forms/captcha-fields.tsx'
import { EmailField } from '../../forms/fields.tsx'
import { constraintsOf, parseForm, refuse } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { refuseShown } from '../../forms/refuse-shown.server.ts'
import { sentCaptcha } from '../../forms/sent-captcha.server.ts'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { getMember } from '../../session/member.server.ts'
import { SignupDoors } from '../../station/signup-doors.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { requireMakerStation } from './maker.server.ts'
import large from './stations.webp'
import small from './stations-480.webp'
import middle from './stations-720.webp'
import { anotherHref, texts, welcomeHref } from './texts.ts'
import * as css from './wizard.css.ts'
import { SitesPage } from './wizard-frame.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.entry.title, data?.name ?? '') },
  { name: 'description', content: texts.entry.lead },
]

/** Loads the clear entry of making a station, apart from joining one (ONB-13, GAP-28). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { config } = requireMakerStation(context)
  const member = await getMember(context)
  const isMaker = member && (member.state === 'open' || member.state === 'briefing')
  const draft = isMaker ? await context.api.call(getSiteDraft) : null
  const { startedAt } = await context.api.call(getCaptchaChallenge)
  const constraint = constraintsOf(adminSignupFormSchema)
  return { name: config.name, startedAt, constraint, member: isMaker ? member.name : null, draft }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireMakerStation(context)
  const { formData, submission } = await parseForm(request, adminSignupFormSchema)
  if (submission.status !== 'success') return refuse(submission)
  try {
    const body = { ...submission.value, type: 1 as const, ...sentCaptcha(formData) }
    await context.apiWith(undefined).call(signupAdmin, { body })
    return { sentTo: submission.value.email, form: undefined, startedAt: '', captchaLevel: 0 }
  } catch (problem) {
    return refuseShown(submission, problem, { email: 'email' })
  }
}

/** Three stations as their members see them, drawn from the product by `npm run screens`. */
const stations = {
  src: large,
  width: 960,
  height: 720,
  srcSet: `${small} 480w, ${middle} 720w, ${large} 960w`,
  sizes: '(min-width: 64rem) 60rem, calc(100vw - 2rem)',
}

export default function Entry() {
  const { member, draft } = useLoaderData<typeof loader>()
  return (
    <SitesPage isVisitor={!member} isWide>
      <div className={css.hero}>
        <div className={css.heroWords}>
          <Heading level={1} size="hero">
            {texts.entry.title}
          </Heading>
          <Text kind="lead">{texts.entry.lead}</Text>
        </div>
        <Card tone="raised" padding="large" className={css.heroCard}>
          {member && draft ? (
            <Continue stations={draft.stations} isStarted={draft.version > 0} />
          ) : (
            <Signup />
          )}
        </Card>
        <ul className={css.points}>
          {texts.entry.points.map(([title, text]) => (
            <li key={title} className={css.pointsRow}>
              <span className={css.mark}>
                <Icon name="checkCircle" size={24} />
              </span>
              <Stack gap={4}>
                <strong>{title}</strong>
                <Text kind="muted">{text}</Text>
              </Stack>
            </li>
          ))}
        </ul>
      </div>
      <Picture {...stations} alt={texts.entry.stations} className={css.stations} />
    </SitesPage>
  )
}

type Made = { id: number; name: string; url: string }

const Continue = ({ stations, isStarted }: { stations: Made[]; isStarted: boolean }) => (
  <Stack gap={24}>
    {stations.length > 0 ? (
      <Stack gap={12}>
        <Heading level={2} size="card">
          {texts.entry.yours}
        </Heading>
        {stations.map((station) => (
          <Stack key={station.id} gap={4}>
            <strong>{station.name}</strong>
            <TextLink href={station.url} kind="stand" iconAfter="external">
              {new URL(station.url).host}
            </TextLink>
            <TextLink href={`${station.url}/gestao`} kind="stand" icon="settings">
              {texts.entry.manage}
            </TextLink>
          </Stack>
        ))}
      </Stack>
    ) : null}
    <ButtonLink href={isStarted || stations.length === 0 ? welcomeHref : anotherHref} width="full">
      {isStarted ? texts.entry.next : stations.length > 0 ? texts.entry.another : texts.entry.submit}
    </ButtonLink>
  </Stack>
)

function Signup() {
  const { constraint, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const lastResult = answer?.form
  const sentTo = answer && 'sentTo' in answer ? answer.sentTo : null
  const portal = usePortalForm<{ email: string }>({
    id: 'criar-conta',
    constraint,
    ...(sentTo && { defaultValue: { email: sentTo } }),
    lastResult,
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.entry })),
  })
  // A form that comes back keeps the instant it was first shown.
  const captcha = useCaptcha(answer?.startedAt || shown.startedAt, answer, answer?.captchaLevel)
  const isSending = useIsSending() || captcha.isWaiting
  return (
    <Stack gap={24}>
      <SignupDoors current="/criar-estacao" />
      <PortalForm {...portal} lastResult={lastResult} before={captcha.handlers}>
        <EmailField field={portal.fields.email} label={texts.entry.email} help={texts.entry.emailHelp} />
        {captcha.fields}
        <Button width="full" size="large" loading={isSending} loadingLabel={texts.sending}>
          {texts.entry.submit}
        </Button>
      </PortalForm>
      <TextLink href="/login?redirectTo=/criar-estacao" kind="stand">
        {`${texts.entry.login} ${texts.entry.loginLink}`}
      </TextLink>
      <Dialog
        open={sentTo !== null}
        title={texts.sent.title}
        closeHref="/criar-estacao?enviado=1"
        actions={<ButtonLink href="/criar-estacao?enviado=1">{texts.sent.ok}</ButtonLink>}
      >
        <Text>{texts.sent.text(sentTo ?? '')}</Text>
      </Dialog>
    </Stack>
  )
}
