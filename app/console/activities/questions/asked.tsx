import { Heading } from '../../../ui/text.tsx'
import { askedPlace, questionsAddress } from './addresses.ts'
import { QuestionList } from './question-list.tsx'
import * as css from './questions.css.ts'
import type { askedOf } from './research.server.ts'
import { texts } from './texts.ts'

type Props = NonNullable<ReturnType<typeof askedOf>> & { id: number }

/** What an activity asks, in the first step of its form. */
export const Asked = ({ id, ...asked }: Props) => (
  <section className={css.asked} id={askedPlace} aria-labelledby="perguntas-titulo">
    <Heading level={2} size="card" id="perguntas-titulo">
      {texts.heading}
    </Heading>
    <QuestionList {...asked} here={questionsAddress(id)} closeHref={`/gestao/atividades/${id}`} back />
  </section>
)
