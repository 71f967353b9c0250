import type { Votes } from '#contract/activities/research/schemas.ts'
import type { ActivityType } from '#contract/activity-types/activity-type.ts'
import { checklistPoll } from '#contract/activity-types/checklist-poll.ts'
import { contactSurvey } from '#contract/activity-types/contact-survey.ts'
import { personality } from '#contract/activity-types/personality.ts'
import { poll } from '#contract/activity-types/poll.ts'
import { quiz } from '#contract/activity-types/quiz.ts'
import { scoredQuiz } from '#contract/activity-types/scored-quiz.ts'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { survey } from '#contract/activity-types/survey.ts'
import { useMended } from '../../../forms/use-mended.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Text } from '../../../ui/text.tsx'
import { TakePartButton } from '../page/take-part-button.tsx'
import type { BodyProps, PortalActivityType } from '../types/portal-activity-type.ts'
import { choicesName, toldName } from './answer-form.ts'
import type { Begun } from './begun.server.ts'
import { QuestionInput } from './question-input.tsx'
import { ReviewLink } from './review-link.tsx'
import { surveyPath } from './survey-step.ts'
import { texts } from './texts.ts'
import { VotesInDialog, VotesPanel } from './votes-chart.tsx'

/** Shows the number of questions and the way to them. */
const stepsBody = (pathOf: (activityId: number, step?: number) => string) =>
  function StepsBody({ action, extra }: BodyProps) {
    const [research] = action.researches
    if (!research) return null
    const begun = extra as Begun | null
    return (
      <Stack gap={12}>
        <Text kind="muted">
          {[
            begun
              ? texts.answered(begun.answered, research.questions_count)
              : texts.questions(research.questions_count),
            research.anonymous && texts.anonymous.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <ButtonLink href={pathOf(action.id, begun?.step)} width="full">
          {begun ? texts.goOn : action.click_me_label}
        </ButtonLink>
      </Stack>
    )
  }

/** Leads to the answers of whoever has sent some. */
function Answered({ action }: Pick<BodyProps, 'action'>) {
  const [research] = action.researches
  return research && action.userActions > 0 ? (
    <ReviewLink activityId={action.id} anonymous={research.anonymous} />
  ) : null
}

/** Makes types 6, 7, 8, 11 and 12: a question at a time, on pages of their own (POL-01). */
const inSteps = (contract: ActivityType, pathOf = surveyPath): PortalActivityType => ({
  contract,
  Body: stepsBody(pathOf),
  Content: Answered,
})

/** Gives the one question, in the panel of the activity. */
const questionBody = (isChecklist: boolean) =>
  function QuestionBody({ action, isSending, refused }: BodyProps) {
    const [research] = action.researches
    const [question] = research?.questions ?? []
    const { isMended, mend } = useMended(refused)
    if (!question) return null
    const chosen = (refused?.values[choicesName(question.id)] ?? []).map(Number)
    const error = isMended ? undefined : refused?.fields[choicesName(question.id)]?.[0]
    return (
      // A ticked option is an answer: what was missing is not missing any more.
      <div onChange={mend}>
        <Stack gap={16}>
          {error ? <Alert tone="error" title={texts.notSent} /> : null}
          <QuestionInput
            isSmall
            isChecklist={isChecklist}
            question={question}
            answer={refused && { question: question.id, options: chosen, answer: '' }}
            error={error}
          />
          <input type="hidden" name={toldName} value={research?.anonymous ? '1' : '0'} />
          {research?.anonymous ? <Text kind="smallMuted">{texts.secret}</Text> : null}
          <TakePartButton label={action.click_me_label} isSending={isSending} />
        </Stack>
      </div>
    )
  }

/** Gives the votes to members who voted; `extra` is the data of `load.server.ts` for a poll. */
const votesOf = ({ action, extra }: Pick<BodyProps, 'action' | 'extra'>) =>
  action.userActions > 0 ? (extra as Votes | null) : null

const isSecret = ({ researches }: BodyProps['action']) => researches[0]?.anonymous === true

function Chart(props: Pick<BodyProps, 'action' | 'extra'>) {
  if (props.action.userActions === 0) return null
  const votes = votesOf(props)
  return (
    <Stack>
      {votes ? <VotesPanel votes={votes} isSecret={isSecret(props.action)} /> : null}
      <Answered action={props.action} />
    </Stack>
  )
}

function ChartResult(props: Pick<BodyProps, 'action' | 'extra'>) {
  const votes = votesOf(props)
  return votes ? <VotesInDialog votes={votes} isSecret={isSecret(props.action)} /> : null
}

const NoResult = () => null

/** Whether votes can be shown: of a secret poll nothing is counted before there are enough (GAP-149). */
const hasVotes = (props: Pick<BodyProps, 'action' | 'extra'>) => (votesOf(props)?.total ?? 0) > 0

/** Types 6 to 12, a line each. */
export const researchTypes: readonly PortalActivityType[] = [
  inSteps(quiz),
  inSteps(contactSurvey),
  inSteps(survey),
  {
    contract: checklistPoll,
    isForm: true,
    Body: questionBody(true),
    Content: Answered,
    Result: NoResult,
    hasResult: () => false,
  },
  {
    contract: poll,
    isForm: true,
    Body: questionBody(false),
    Content: Chart,
    Result: ChartResult,
    hasResult: hasVotes,
  },
  inSteps(scoredQuiz),
  inSteps(personality),
  // Of an owner's preview: members play it on pages of its own (POL-11).
  inSteps(standaloneQuiz, (id) => `/homepage/quizzes/quiz?id=${id}`),
]
