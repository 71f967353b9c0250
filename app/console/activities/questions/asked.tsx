import { Heading } from '../../../ui/text.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { askedPlace, questionsAddress } from './addresses.ts'
import type { OpenedQuestion } from './question-form.tsx'
import { QuestionList } from './question-list.tsx'
import * as css from './questions.css.ts'
import type { askedOf } from './research.server.ts'
import { texts } from './texts.ts'

type Props = NonNullable<ReturnType<typeof askedOf>> & {
  id: number
  /** The question that is written now, and what came back of its form. */
  opened: OpenedQuestion | null
  answer: Refused | undefined
}

/** What an activity asks, in the first step of its form. */
export const Asked = ({ id, ...asked }: Props) => (
  <section className={css.asked} id={askedPlace} aria-labelledby="perguntas-titulo">
    <Heading level={2} size="card" id="perguntas-titulo">
      {texts.heading}
    </Heading>
    <QuestionList
      {...asked}
      activityId={id}
      here={questionsAddress(id)}
      closeHref={`/gestao/atividades/${id}`}
      back
    />
  </section>
)
