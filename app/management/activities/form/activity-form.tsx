import { Form, useNavigation } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import type { ActivityStatus } from '#contract/management/activities/schemas.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatPoints } from '../../../ui/format.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Text } from '../../../ui/text.tsx'
import { FormKey } from '../../form-key.tsx'
import * as gestao from '../../gestao.css.ts'
import * as css from '../activities.css.ts'
import { texts } from '../texts.ts'
import { typeFormOf, typeOf } from '../types/index.ts'
import { BodyInput } from './body-fields.tsx'
import { hasEndlessPoints } from './endless-points.ts'
import { ActivityFormContext, useFormState } from './form-context.ts'
import { AnimationField, FlagField, PictureField, RichField, TextField, TimeField } from './inputs.tsx'
import { PrerequisiteFields } from './prerequisite-fields.tsx'
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
}
const { form } = texts

/** Everything owners say of an activity: what all types share, and in the middle what only this type has. */
export function ActivityForm({ typeId, status, seen, formKey, values, prerequisites, errors, known }: Props) {
  const own = typeFormOf(typeId)
  const { isPlaylist = false, isWithoutRulesTab, givesVoucher } = typeOf(typeId)
  return (
    <Form noValidate method="post" encType="multipart/form-data">
      <input type="hidden" name="seen" value={seen} />
      {formKey ? <FormKey value={formKey} /> : null}
      <ActivityFormContext.Provider value={{ values, errors }}>
        <Stack gap={24}>
          <Part legend={form.shown}>
            <TextField name="name" label={form.name} maxLength={150} />
            <RichField name="description" label={form.description} />
            {isWithoutRulesTab ? null : <RichField name="rules" label={form.rules} rows={4} />}
            <PictureField name="image" label={form.image} help={form.imageHelp} />
          </Part>
          {own && own.fields.length > 0 ? (
            <Part legend={form.own}>
              {own.fields.map((field) => (
                <BodyInput key={field.name} {...field} />
              ))}
              {givesVoucher ? <FlagField name="familiarVoucher" label={form.familiarVoucher} /> : null}
            </Part>
          ) : null}
          {own ? null : <Alert>{form.later}</Alert>}
          {isPlaylist ? <Videos isPlaylist /> : null}
          <Reward typeId={typeId} known={known} prerequisites={prerequisites} />
          {isPlaylist ? null : <Videos isPlaylist={false} />}
          <Part legend={form.after}>
            <RichField name="feedback_message" label={form.feedback_message} rows={3} />
            <AnimationField name="feedback_lottie_id" label={form.animation} help={form.animationHelp} />
          </Part>
          <Place />
          <Buttons status={status} canPublish={own !== undefined} />
        </Stack>
      </ActivityFormContext.Provider>
    </Form>
  )
}

const Part = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={gestao.fieldset}>
    <legend>{legend}</legend>
    <Stack gap={16}>{children}</Stack>
  </fieldset>
)

const Videos = ({ isPlaylist }: { isPlaylist: boolean }) => (
  <Part legend={form.videos}>
    <VideoFields isPlaylist={isPlaylist} />
  </Part>
)

function Reward({ typeId, known, prerequisites }: Pick<Props, 'typeId' | 'known' | 'prerequisites'>) {
  const { timezone } = useStation()
  return (
    <Part legend={typeOf(typeId).isWithoutPoints ? form.limits : form.reward}>
      <PointsAndLimit typeId={typeId} />
      <div className={gestao.two}>
        <TimeField name="participationStart" label={form.participationStart} optional />
        <TimeField name="participationEnd" label={form.participationEnd} optional />
      </div>
      <Text kind="smallMuted">{form.zone(timezone)}</Text>
      <PrerequisiteFields known={known} chosen={prerequisites} />
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
          <div className={gestao.two}>
            <TextField
              name="points"
              label={form.points}
              help={currency.multiplier === 1 ? undefined : form.pointsHelp(formatPoints(1, currency))}
              inputMode="decimal"
              maxLength={12}
              optional
            />
            {!typeFormOf(typeId) || typeOf(typeId).paysCashback ? (
              <TextField
                name="additional_cashback"
                label={form.additional_cashback}
                help={form.additionalHelp}
                inputMode="decimal"
                maxLength={12}
                optional
              />
            ) : null}
          </div>
        )}
        <TextField
          name="limitPerUser"
          label={form.limitPerUser}
          help={form.limitHelp}
          inputMode="numeric"
          maxLength={7}
          optional
        />
      </Stack>
      <div role="status">
        {hasEndlessPoints(typeId, typed) ? (
          <Alert tone="warning" title={form.endless} className={css.endless}>
            {form.endlessText}
          </Alert>
        ) : null}
      </div>
    </div>
  )
}

const withTyped = (before: Props['values'], target: EventTarget) =>
  target instanceof HTMLInputElement ? { ...before, [target.name]: target.value } : before

const Place = () => (
  <Part legend={form.place}>
    <div className={gestao.two}>
      <TextField
        name="click_me_label"
        label={form.click_me_label}
        help={form.clickMeHelp}
        maxLength={40}
        optional
      />
      <TextField
        name="priority"
        label={form.priority}
        help={form.priorityHelp}
        inputMode="numeric"
        maxLength={7}
        optional
      />
      <TextField
        name="priorityCarousel"
        label={form.priorityCarousel}
        help={form.carouselHelp}
        inputMode="numeric"
        maxLength={7}
        optional
      />
      <TextField
        name="partner_id"
        label={form.partner_id}
        help={form.partnerHelp}
        inputMode="numeric"
        maxLength={7}
        optional
      />
    </div>
    <PictureField name="featuredImage" label={form.featuredImage} help={form.featuredHelp} />
    <FlagField name="isPublic" label={form.isPublic} />
    <FlagField name="comments_and_likes_enabled" label={form.comments_and_likes_enabled} />
  </Part>
)

/** What is published changes with 'save' at once; what is not needs a second word. */
function Buttons({ status, canPublish }: Pick<Props, 'status'> & { canPublish: boolean }) {
  const { formData } = useNavigation()
  const isSending = useIsSending()
  const is = (intent: string) => isSending && (formData?.get('intent') ?? 'save') === intent
  const isLive = status === 'published'
  return (
    <div className={css.buttons}>
      <Button name="intent" value="save" loading={is('save')} loadingLabel={form.saving}>
        {isLive ? form.saveLive : form.save}
      </Button>
      {isLive ? (
        <Button name="intent" value="withdraw" variant="quiet" loading={is('withdraw')} formNoValidate>
          {form.withdraw}
        </Button>
      ) : status && canPublish ? (
        <Button name="intent" value="publish" variant="secondary" loading={is('publish')}>
          {form.publish}
        </Button>
      ) : null}
    </div>
  )
}
