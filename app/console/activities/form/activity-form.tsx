import { useNavigation } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import type { ActivityStatus } from '#contract/console/activities/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatPoints } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Text } from '../../../ui/text.tsx'
import { readDecimal } from '../../fields/decimal.ts'
import { fieldOf } from '../../fields/field.ts'
import { OwnerFormContext, useFormState } from '../../fields/form-context.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { FormKey } from '../../owner/form-key.tsx'
import * as ui from '../../ui/ui.css.ts'
import { activityFields, bodyFields } from '../activity-fields.ts'
import { typeFormOf, typeOf } from '../types/index.ts'
import { FileWithPreview } from './file-with-preview.tsx'
import * as css from './form.css.ts'
import { type KnownPlan, PlanFields } from './plan-fields.tsx'
import { PrerequisiteFields } from './prerequisite-fields.tsx'
import { texts } from './texts.ts'
import { VideoFields } from './video-fields.tsx'

type Props = {
  typeId: number
  /** null: it does not exist yet. */
  status: ActivityStatus | null
  /** Tag of what the owner sees; '' for a new one. */
  seen: string
  /** Of a form that creates one. */
  formKey?: string
  values: Record<string, string>
  prerequisites: readonly string[]
  errors: Record<string, string>
  known: readonly { id: number; name: string }[]
  /** Plans that the activity can be for, and the numbers of those it is for. */
  plans: readonly KnownPlan[]
  chosenPlans: readonly number[]
  /** False: something is missing that stands on other pages, so that it cannot be published yet. */
  isReady?: boolean
}

/** Everything owners say of an activity: what all types share, and in the middle what only this type has. */
export function ActivityForm(props: Props) {
  const { typeId, status, seen, formKey, values, errors, isReady = true } = props
  const own = typeFormOf(typeId)
  const { isPlaylist = false, isStandalone, isWithoutRulesTab, givesVoucher } = typeOf(typeId)
  return (
    <Form noValidate method="post" encType="multipart/form-data">
      <input type="hidden" name="seen" value={seen} />
      {formKey ? <FormKey value={formKey} /> : null}
      <OwnerFormContext.Provider value={{ values, errors }}>
        <Stack gap={24}>
          <Part legend={texts.shown}>
            <Input name="name" />
            <Input name="description" />
            {isWithoutRulesTab ? null : <Input name="rules" />}
            <FileWithPreview field={inputNamed('image')} />
          </Part>
          {own && own.fields.length > 0 ? (
            <Part legend={texts.own}>
              {bodyFields(typeId).map((field) => (
                <FieldInput key={field.name} field={field} />
              ))}
              {givesVoucher ? <Input name="familiarVoucher" /> : null}
            </Part>
          ) : null}
          {isStandalone ? (
            <StandaloneRest {...props} />
          ) : (
            <>
              {isPlaylist ? <Videos isPlaylist /> : null}
              <Reward {...props} />
              {isPlaylist ? null : <Videos isPlaylist={false} />}
              <Part legend={texts.after}>
                <Input name="feedback_message" />
                <FileWithPreview field={inputNamed('feedback_lottie_id')} />
              </Part>
              <Place />
            </>
          )}
          <Buttons status={status} canPublish={own !== undefined && isReady} />
        </Stack>
      </OwnerFormContext.Provider>
    </Form>
  )
}

/** A field that activities of all types have; those of a type alone are not among them. */
const inputNamed = (name: string) => fieldOf(common, name)
const common = activityFields(0)

const Input = ({ name, help }: { name: string; help?: string | undefined }) => (
  <FieldInput field={{ ...inputNamed(name), ...(help && { help }) }} />
)

const Part = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={ui.fieldset}>
    <legend>{legend}</legend>
    <Stack gap={16}>{children}</Stack>
  </fieldset>
)

const Videos = ({ isPlaylist }: { isPlaylist: boolean }) => (
  <Part legend={texts.videos}>
    <VideoFields isPlaylist={isPlaylist} />
  </Part>
)

/** What is left to say of what stands in no list of activities: once, between two days (POL-11). */
function StandaloneRest({ plans, chosenPlans }: Props) {
  const { currency } = useStation()
  return (
    <>
      <Part legend={texts.reward}>
        <Input
          name="points"
          help={currency.multiplier === 1 ? texts.pointsOnce : texts.pointsHelp(formatPoints(1, currency))}
        />
        <Window />
        <PlanFields plans={plans} chosen={chosenPlans} />
      </Part>
      <Part legend={texts.place}>
        <Input name="priority" />
      </Part>
    </>
  )
}

function Window() {
  const { timezone } = useStation()
  return (
    <>
      <div className={ui.two}>
        <Input name="participationStart" />
        <Input name="participationEnd" />
      </div>
      <Text kind="smallMuted">{texts.zone(timezone)}</Text>
    </>
  )
}

function Reward({ typeId, known, prerequisites, plans, chosenPlans }: Props) {
  return (
    <Part legend={typeOf(typeId).isWithoutPoints ? texts.limits : texts.reward}>
      <PointsAndLimit typeId={typeId} />
      <Window />
      <PrerequisiteFields known={known} chosen={prerequisites} />
      <PlanFields plans={plans} chosen={chosenPlans} />
    </Part>
  )
}

/** What is earned, where the type earns something, and how often; together they may be without an end. */
function PointsAndLimit({ typeId }: Pick<Props, 'typeId'>) {
  const { values } = useFormState()
  const { currency } = useStation()
  const [typed, setTyped] = useState(values)
  return (
    <div onInput={({ target }) => setTyped((before) => withTyped(before, target))}>
      <Stack gap={16}>
        {typeOf(typeId).isWithoutPoints ? null : (
          <div className={ui.two}>
            <Input
              name="points"
              help={currency.multiplier === 1 ? undefined : texts.pointsHelp(formatPoints(1, currency))}
            />
            {typeOf(typeId).paysCashback ? <Input name="additional_cashback" /> : null}
          </div>
        )}
        <Input name="limitPerUser" />
      </Stack>
      <div role="status">
        {hasEndlessPoints(typeId, typed) ? (
          <Alert tone="warning" title={texts.endless} className={css.endless}>
            {texts.endlessText}
          </Alert>
        ) : null}
      </div>
    </div>
  )
}

const withTyped = (before: Props['values'], target: EventTarget) =>
  target instanceof HTMLInputElement ? { ...before, [target.name]: target.value } : before

const Place = () => (
  <Part legend={texts.place}>
    <div className={ui.two}>
      <Input name="click_me_label" />
      <Input name="priority" />
      <Input name="priorityCarousel" />
      <Input name="partner_id" />
    </div>
    <FileWithPreview field={inputNamed('featuredImage')} />
    <Input name="isPublic" />
    <Input name="comments_and_likes_enabled" />
  </Part>
)

/** What is published changes with 'save' at once; what is not needs a second word. Each of them saves what was typed. */
function Buttons({ status, canPublish }: Pick<Props, 'status'> & { canPublish: boolean }) {
  const { formData } = useNavigation()
  const isSending = useIsSending()
  const is = (intent: string) => isSending && (formData?.get('intent') ?? 'save') === intent
  const isLive = status === 'published'
  return (
    <div className={css.buttons}>
      <Button name="intent" value="save" loading={is('save')} loadingLabel={texts.saving}>
        {isLive ? texts.saveLive : texts.save}
      </Button>
      {isLive ? (
        <Button name="intent" value="withdraw" variant="quiet" loading={is('withdraw')}>
          {texts.withdraw}
        </Button>
      ) : status && canPublish ? (
        <Button name="intent" value="publish" variant="secondary" loading={is('publish')}>
          {texts.publish}
        </Button>
      ) : null}
    </div>
  )
}

/**
 * Whether one person could take part again and again and earn each time: points without a limit (SEC-27). It is allowed,
 * and owners are told. What is no number is said elsewhere. Pure.
 */
export function hasEndlessPoints(typeId: number, values: Record<string, string>): boolean {
  const { isWithoutPoints, isEarnedOnce } = typeOf(typeId)
  if (isWithoutPoints || isEarnedOnce) return false
  const comesBack = ['points', 'additional_cashback'].map((name) => readDecimal(values[name] ?? '') ?? 0)
  return (values.limitPerUser ?? '').trim() === '' && comesBack.some((amount) => amount > 0)
}
