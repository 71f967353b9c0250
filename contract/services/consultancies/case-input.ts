import { z } from 'zod'
import { httpUrlField } from '../../content-fields.ts'
import { cpfField, fieldTexts, requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { caseAreas } from './areas.ts'

/** Said where a case is nobody's and not published either. */
export const wholeCase = 'Informe o CPF, ou marque como causa coletiva'

const text = (max: number) => z.string().trim().max(max, fieldTexts.max(max)).default('')

const most = mostLetters.case

/** A case as owners write or import it (LEG-02, CTB-02): of a CPF, whose person need not be a member yet, or published to the portal, or both. */
export const caseInputSchema = z
  .strictObject({
    /** The area that follows the case. */
    area: z.enum(caseAreas),
    /** The number by which, in its area, a second import finds the case. */
    number: requiredText(most.number),
    /** 11 digits. */
    cpf: cpfField.nullable().default(null),
    isCollective: z.boolean().default(false),
    kind: requiredText(most.kind),
    /** YYYY-MM-DD. */
    filedOn: z.iso.date(fieldTexts.day).nullable().default(null),
    situation: requiredText(most.situation),
    court: text(most.court),
    title: requiredText(most.title),
    claimCents: z.int().min(0).max(1e14).nullable().default(null),
    link: httpUrlField.max(most.link, fieldTexts.max(most.link)).nullable().default(null),
  })
  .refine(({ cpf, isCollective }) => isCollective || cpf !== null, { error: wholeCase, path: ['cpf'] })
export type CaseInput = z.output<typeof caseInputSchema>
