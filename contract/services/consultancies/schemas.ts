import { z } from 'zod'
import { writtenText } from '../../written-text.ts'
import { healthKinds, mostWords, weekdays } from '../appointments/kinds.ts'
import { servicePageSchema } from './content.ts'

const nullableText = z.string().nullable()

/** A case (D3§3). `valorCausa` in reais; dates YYYY-MM-DD. `publicarPortal`: everybody's, published to the portal. */
export const caseSchema = z.object({
  id: z.number(),
  tipo: z.string(),
  dataProtocolo: nullableText,
  situacao: z.string(),
  numeroProcesso: z.string(),
  tribunalOrgao: z.string(),
  titulo: z.string(),
  valorCausa: z.number().nullable(),
  linkProcesso: nullableText,
  publicarPortal: z.boolean(),
})
export type Case = z.output<typeof caseSchema>

/** A topic of interest (D3§3). */
export const topicSchema = z.object({
  id: z.number(),
  tipo_tema: z.string(),
  titulo: z.string(),
  interessados: z.string(),
  descricao: z.string(),
  itens_destaque: z.array(
    z.object({ id: z.number(), descricao_item: z.string(), posicionamento: z.string() }),
  ),
  acoes: z.array(z.object({ id: z.number(), data_acao: z.string(), descricao_acao: z.string() })),
  processos: z.array(
    z.object({ id: z.number(), identificacao_processo: z.string(), tribunalOrgao: z.string() }),
  ),
})
export type Topic = z.output<typeof topicSchema>

export const suggestionInputSchema = z.strictObject({ description: writtenText(mostWords) })

/** The content of an area's pages: HTML is clean, films can be embedded. */
export const serviceContentSchema = servicePageSchema.extend({
  films: z.array(z.object({ part: z.string(), title: z.string(), url: z.string() })),
  /** The weekdays that health offers; null elsewhere. */
  days: z.record(z.enum(healthKinds), z.array(z.enum(weekdays))).nullable(),
})
export type ServiceContent = z.output<typeof serviceContentSchema>
