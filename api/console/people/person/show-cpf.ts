import { ownerChange } from '../../../people/owner-changes/index.ts'
import type { ApiContext } from '../../../platform/context.ts'
import { writeAccessLine } from '../../../services/access-lines/index.ts'
import { personInStation } from './get-person.ts'

/** The whole CPF of somebody, with a line in the history of who looked, and one that its person reads (PPL-28); null, and no line, where there is none. @throws forbidden, not_found */
export const showPersonCpf = (ctx: ApiContext, id: number): Promise<{ cpf: string | null }> =>
  ownerChange(ctx, {}, async (ctx, teammate) => {
    const { cpf, name } = await personInStation(ctx, id)
    const answer = () => ({ cpf })
    if (!cpf) return { answer }
    await writeAccessLine(ctx, {
      reader: { id: teammate.id, name: teammate.name },
      what: 'cpf',
      area: '',
      participantId: id,
    })
    return { done: { what: 'person.cpf', part: `participant:${id}`, after: { name } }, answer }
  })
