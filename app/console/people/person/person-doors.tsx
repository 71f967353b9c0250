import type { Person } from '#contract/console/people/person/schemas.ts'
import type { Right } from '#contract/team.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useRights } from '../../owner/use-rights.ts'
import { texts as mergeTexts } from '../merge/texts.ts'
import * as css from './person.css.ts'
import { texts } from './texts.ts'
import { usePersonHref } from './use-person-href.ts'

const questions = {
  suspender: { right: 'membership', words: texts.suspend },
  reativar: { right: 'membership', words: texts.reactivate },
  ativacao: { right: 'membership', words: texts.resend },
  sessoes: { right: 'membership', words: texts.logout },
  escrita: { right: 'moderation', words: texts.block },
  liberar: { right: 'moderation', words: texts.unblock },
} as const satisfies Record<string, { right: Right; words: { open: string } }>

/** What is asked before something is done with an account, by its word in the address. */
export type Question = keyof typeof questions

/** The questions that an account as it is now leaves open, for somebody with these rights. Pure. */
export function questionsFor(
  { status, isYou, sessions, writingBlock }: Person,
  rights: readonly Right[],
): Question[] {
  const open: Record<Question, boolean> = {
    suspender: status === 'active' && !isYou,
    reativar: status === 'suspended',
    ativacao: status === 'inactive',
    sessoes: sessions.length > 0,
    escrita: status === 'active' && !isYou && !writingBlock,
    liberar: writingBlock !== null,
  }
  return (Object.keys(questions) as Question[]).filter(
    (one) => open[one] && rights.includes(questions[one].right),
  )
}

/** What may be done with the account as it is now, by who looks at it. */
export function PersonDoors({ person }: { person: Person }) {
  const rights = useRights()
  const href = usePersonHref()
  const asked = questionsFor(person, rights)
  const corrects = rights.includes('membership') && person.status !== 'deleted'
  if (!corrects && asked.length === 0) return null
  return (
    <div className={css.doors}>
      {corrects ? (
        <ButtonLink href={`/gestao/pessoas/${person.id}/dados`} variant="secondary">
          {texts.correct.open}
        </ButtonLink>
      ) : null}
      {corrects && person.roles.length === 0 ? (
        <ButtonLink href={`/gestao/pessoas/${person.id}/juntar`} variant="secondary">
          {mergeTexts.open}
        </ButtonLink>
      ) : null}
      {asked.map((one) => (
        <ButtonLink key={one} href={href(`?perguntar=${one}`)} variant="secondary" preventScrollReset>
          {questions[one].words.open}
        </ButtonLink>
      ))}
    </div>
  )
}
