import { eq } from 'drizzle-orm'
import { asDecimal, erasedOf, type Kept, signedBy } from '../../platform/kept.ts'
import { caseImports, serviceCases, topicSuggestions } from './tables.ts'

/** Cases of a CPF, and what members would have the station take up. */
export const consultancyKept: readonly Kept[] = [
  {
    group: 'services',
    name: 'Processos que a consultoria acompanha',
    why: 'Para você ver o andamento. Estão aqui pelo seu CPF, e só a equipe da área lê.',
    basis: 'sensitive',
    howLong: 'Enquanto a consultoria acompanhar.',
    isOf: ({ behaviour }) => behaviour.unionServices,
    rows: [
      {
        table: serviceCases,
        whose: ({ cpf }) => (cpf ? eq(serviceCases.cpf, cpf) : null),
        copy: {
          Área: serviceCases.area,
          Número: serviceCases.number,
          Tipo: serviceCases.kind,
          Título: serviceCases.title,
          Situação: serviceCases.situation,
          Órgão: serviceCases.court,
          'Valor (R$)': asDecimal(serviceCases.claimCents),
          'Ajuizado em': serviceCases.filedOn,
        },
        onDeletion: 'erased',
      },
      signedBy(caseImports, caseImports.ownerId, 'ownerName'),
    ],
  },
  {
    group: 'services',
    name: 'Temas que você sugeriu',
    why: 'Para a estação levar adiante o que importa aos participantes.',
    basis: 'consent',
    howLong: 'Enquanto a conta existir.',
    isOf: ({ behaviour }) => behaviour.unionServices,
    rows: [
      erasedOf(topicSuggestions, {
        Sugestão: topicSuggestions.description,
        Quando: topicSuggestions.createdAt,
      }),
    ],
  },
]
