import { useNavigation } from '@remix-run/react'
import type { ActivityStatus } from '#contract/console/activities/schemas.ts'
import { Form } from '../../../forms/form.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { type Field, isList } from '../../fields/field.ts'
import { OwnerFormContext } from '../../fields/form-context.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { FormKey } from '../../owner/form-key.tsx'
import { typeFormOf } from '../types/index.ts'
import { DoStep } from './do-step.tsx'
import * as css from './form.css.ts'
import { newWindowFields } from './new-window-fields.ts'
import { type Offers, PlaceStep } from './place-step.tsx'
import { RewardStep, type Who } from './reward-step.tsx'
import { AskedFields } from './step-context.tsx'
import { StepNav } from './step-nav.tsx'
import { type Step, stepAfter, stepFields } from './steps.ts'
import { texts } from './texts.ts'

/** Of one that is made: its form carries a key, and there is nothing of who may take part yet. */
type NewProps = { status: null; formKey: string }
type KnownProps = Who & {
  status: ActivityStatus
  /** Tag of what the owner sees. */
  seen: string
  offers: Offers
  /** False: something is missing that stands on other pages, so that it cannot be published yet. */
  isReady: boolean
}
type Props = (NewProps | KnownProps) & {
  typeId: number
  step: Step
  values: Record<string, string>
  errors: Record<string, string>
}

/** One step of what owners say of an activity, with the ways to the others: each saves what it asks and nothing else. */
export function ActivityForm(props: Props) {
  const { typeId, step, values, errors, status } = props
  const fields = stepFields(typeId, step).filter((field): field is Field => !isList(field))
  return (
    <Form id={formId} noValidate method="post" encType="multipart/form-data" data-tried>
      {props.status === null ? (
        <NewHidden typeId={typeId} values={values} formKey={props.formKey} />
      ) : (
        <input type="hidden" name="seen" value={props.seen} />
      )}
      <input type="hidden" name="passo" value={step} />
      {/* What the enter key presses: the first button of a form. */}
      <button type="submit" name="intent" value="save" className={css.byEnter} tabIndex={-1} aria-hidden>
        {texts.save}
      </button>
      <Stack gap={24}>
        <StepNav step={step} isNew={status === null} />
        <AskedFields.Provider value={fields}>
          <OwnerFormContext.Provider value={{ values, errors }}>
            <StepBody {...props} />
          </OwnerFormContext.Provider>
        </AskedFields.Provider>
        <Buttons {...props} />
      </Stack>
    </Form>
  )
}

const formId = 'atividade'

function StepBody(props: Props) {
  const { typeId, step } = props
  if (props.status === null || step === 'fazer') return <DoStep typeId={typeId} />
  if (step === 'onde') return <PlaceStep typeId={typeId} offers={props.offers} />
  const { known, prerequisites, plans, chosenPlans } = props
  return <RewardStep {...{ typeId, known, prerequisites, plans, chosenPlans }} />
}

type HiddenProps = Pick<Props, 'typeId' | 'values'> & { formKey: string }

/** What a new activity is proposed and asked later. The same form sent again says the same. */
const NewHidden = ({ typeId, values, formKey }: HiddenProps) => (
  <OwnerFormContext.Provider value={{ values, errors: {} }}>
    <FormKey value={formKey} />
    {newWindowFields(typeId).map((field) => (
      <FieldInput key={field.name} field={{ ...field, kind: 'kept' }} />
    ))}
  </OwnerFormContext.Provider>
)

/** What is published changes with 'save' at once; what is not needs a second word. Each of them saves what was typed. */
function Buttons(props: Props) {
  const { status, step, typeId } = props
  const { formData } = useNavigation()
  const isSending = useIsSending()
  const is = (intent: string) =>
    isSending && !formData?.has('ir') && (formData?.get('intent') ?? 'save') === intent
  const isLive = status === 'published'
  const next = stepAfter(step)
  const own = typeFormOf(typeId)
  const isPublishable = step === 'onde' && status !== null && !isLive && own !== undefined && props.isReady
  // The questions and products of a new one come before its next step.
  const goesOn = !isLive && next !== undefined && !(status === null && (own?.asks || own?.sells))
  return (
    <div className={css.buttons}>
      {goesOn ? (
        <Button name="ir" value={next} loading={isSending && formData?.get('ir') === next}>
          {texts.goOn}
        </Button>
      ) : null}
      {isPublishable ? (
        <Button name="intent" value="publish" loading={is('publish')}>
          {texts.publish}
        </Button>
      ) : null}
      <Button
        name="intent"
        value="save"
        variant={goesOn || isPublishable ? 'secondary' : 'primary'}
        loading={is('save')}
        loadingLabel={texts.saving}
      >
        {isLive ? texts.saveLive : texts.save}
      </Button>
      {isLive ? (
        <Button name="intent" value="withdraw" variant="quiet" loading={is('withdraw')}>
          {texts.withdraw}
        </Button>
      ) : null}
    </div>
  )
}
