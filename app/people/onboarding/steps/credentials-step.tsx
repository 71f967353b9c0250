import type { SubmissionResult } from '@conform-to/react'
import { useCaptcha } from '../../../forms/captcha-fields.tsx'
import { CheckboxField } from '../../../forms/choice-fields.tsx'
import { CpfField, EmailField } from '../../../forms/fields.tsx'
import { TermsLabel } from '../../../forms/terms-label.tsx'
import { useStation } from '../../../station/use-station.ts'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, useStepForm } from './use-step-form.ts'

type Values = { email: string; cpf: string; terms: string; travel: string; rules: string }
const boxes = { terms: 'on', travel: 'on', rules: 'on' } as const

/**
 * Shows step 0: the identity and the consents (ONB-01, ONB-06); for promotions more boxes (STN-U06), for affiliates no
 * e-mail (STN-U07).
 */
export function CredentialsStep(props: StepProps) {
  const { question, accepted, defaults, startedAt, isBusy } = props.loaded
  const station = useStation()
  const ticked = Object.fromEntries(
    accepted.flatMap((name) => (Object.hasOwn(boxes, name) ? [[name, 'on'] as const] : [])),
  )
  const step = useStepForm<Values>(props, { ...defaults, ...ticked })
  const captcha = useCaptcha(
    props.refused?.startedAt || startedAt,
    step.lastResult,
    props.refused?.captchaLevel,
  )
  const { fields } = step
  const isPromotion = question.variant === 'promotion'
  const isAffiliate = question.variant === 'affiliate'
  return (
    <StepFrame
      {...step}
      {...words(question.variant)}
      {...props.loaded}
      captcha={isPromotion || isBusy ? captcha : undefined}
      isSending={step.isSending || captcha.isWaiting}
      submit={texts.next}
      waitsFor={isPromotion ? texts.fillWithBoxes : texts.fillWithTerms}
      footer={<AccountLinks lastResult={step.lastResult} />}
    >
      {isAffiliate ? null : <EmailField field={fields.email} help={texts.fields.emailHelp} />}
      <CpfField field={fields.cpf} />
      <div>
        <CheckboxField field={fields.terms} label={<TermsLabel />} />
        {isPromotion ? <CheckboxField field={fields.travel} label={texts.boxes.travel} /> : null}
        {isPromotion ? (
          <CheckboxField
            field={fields.rules}
            label={<RulesLabel href={station.behaviour.regulationsPdf} />}
          />
        ) : null}
      </div>
      {captcha.fields}
    </StepFrame>
  )
}

function words(variant: StepProps['loaded']['question']['variant']) {
  const { steps, promotion, affiliate } = texts.signup
  const { title, text } = { standard: steps.conta, simple: steps.conta, promotion, affiliate }[variant]
  return { title, text }
}

type AccountLinksProps = { lastResult: SubmissionResult | undefined }

/** Shows the ways for people with an account; once e-mail or CPF came back as known, also the way to a new password. */
export const AccountLinks = ({ lastResult }: AccountLinksProps) => (
  <>
    <TextLink href="/login" kind="stand">
      {texts.signup.hasAccount} {texts.signup.login}
    </TextLink>
    {lastResult?.error?.email || lastResult?.error?.cpf ? (
      <TextLink href="/esqueci-minha-senha" kind="stand">
        {texts.signup.forgot}
      </TextLink>
    ) : null}
  </>
)

/** The label 'Li e aceito as regras da promoção.' A station without a document of its own keeps them in the terms. */
function RulesLabel({ href }: { href: string | undefined }) {
  const [before, rules, after] = texts.boxes.rules
  return (
    <>
      {before}
      <TextLink href={href ?? '/termos-de-uso'} newWindow>
        {rules}
      </TextLink>
      {after}
    </>
  )
}
