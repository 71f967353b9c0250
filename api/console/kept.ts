import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { asDecimal, bears, erasedOf, type Kept, numberOf, signedAs, signedBy } from '../platform/kept.ts'
import { duplicateDismissals } from './people/duplicates/tables.ts'
import { dropFilesOf } from './people/import/drop-files-of.ts'
import { peopleImportLines, peopleImports } from './people/import/tables.ts'
import { personNotes } from './people/person/tables.ts'
import { peopleActRefusals, peopleActs, personTags } from './people/tables.ts'
import { pointActs } from './points/tables.ts'
import { stationDrafts, stationVersions } from './tables.ts'

/** What the team keeps of people, and their own names beside what they did. */
export const consoleKept: readonly Kept[] = [
  {
    group: 'team',
    name: 'Anotações e etiquetas da equipe',
    why: 'Para a equipe atender você sem perguntar tudo de novo.',
    basis: 'interest',
    howLong: 'Até a equipe apagar, ou a conta terminar.',
    rows: [
      // That there are some: the team writes them for itself (PPL-09).
      erasedOf(personNotes, { 'Anotação feita em': personNotes.createdAt }),
      signedBy(personNotes, personNotes.byId, 'byName'),
      {
        // That somebody looks like somebody else and is not: nothing of either.
        table: duplicateDismissals,
        whose: ({ id }) => or(eq(duplicateDismissals.firstId, id), eq(duplicateDismissals.secondId, id)),
        onDeletion: 'erased',
      },
      signedBy(duplicateDismissals, duplicateDismissals.byId, 'byName'),
      erasedOf(personTags, {
        Etiqueta: sql`(select t.name from tags t where t.station_id = ${personTags.stationId} and t.id = ${personTags.tagId})`,
      }),
    ],
  },
  {
    group: 'team',
    name: 'Ações da equipe em muitas pessoas',
    why: 'Para que o que a equipe pediu continue de onde parou, com um relatório no fim.',
    basis: 'interest',
    howLong: 'Noventa dias.',
    stays: 'Fica quantas pessoas foram, e a sua por um número sem nome.',
    rows: [
      {
        table: peopleActs,
        // One that goes on needs its filter to its end, where what was searched for is dropped.
        whose: ({ marks, name }) =>
          and(
            isNotNull(peopleActs.endedAt),
            bears(sql`${peopleActs.filter}::text`, [...marks, JSON.stringify(name)]),
          ),
        onDeletion: { filter: {} },
      },
      signedBy(peopleActs, peopleActs.byId, 'byName'),
      signedBy(peopleActs, peopleActs.decidedBy, 'decidedByName'),
      erasedOf(peopleActRefusals),
    ],
  },
  {
    group: 'team',
    name: 'Planilhas de pessoas que a equipe importa',
    why: 'Para a equipe trazer quem já participa, e corrigir as linhas que não puderam ser lidas.',
    basis: 'interest',
    howLong: 'Trinta dias.',
    stays: 'Ficam os números da importação, sem nomes.',
    rows: [
      {
        table: peopleImportLines,
        whose: ({ marks, name }) =>
          bears(sql`${peopleImportLines.cells}::text`, [...marks, JSON.stringify(name)]),
        onDeletion: 'erased',
      },
      {
        table: peopleImports,
        whose: ({ marks, name }) =>
          bears(sql`${peopleImports.preview}::text`, [...marks, JSON.stringify(name)]),
        onDeletion: { preview: [] },
      },
      signedBy(peopleImports, peopleImports.ownerId, 'ownerName'),
    ],
    erase: dropFilesOf,
  },
  {
    group: 'team',
    name: 'Pontos dados e tirados pela equipe',
    why: 'Para a equipe corrigir o seu saldo e você ler por quê.',
    basis: 'contract',
    howLong: 'Pelo menos cinco anos, como os livros da estação.',
    stays: 'Ficam os pontos, o motivo e o dia, sob um número sem nome: são lançamentos do livro de contas.',
    rows: [
      numberOf(
        pointActs,
        {
          Direção: pointActs.direction,
          Pontos: asDecimal(pointActs.amountH),
          Motivo: pointActs.reason,
          Situação: pointActs.state,
          Quando: pointActs.createdAt,
        },
        { refusal: null },
      ),
      signedBy(pointActs, pointActs.askedBy, 'askedByName'),
      signedBy(pointActs, pointActs.decidedBy, 'decidedByName'),
    ],
  },
  {
    group: 'team',
    name: 'O seu nome nas versões do site',
    why: 'Para a equipe saber quem publicou o quê.',
    basis: 'interest',
    howLong: 'Enquanto a versão existir, das últimas cem.',
    rows: [
      signedAs(stationDrafts, stationDrafts.updatedBy, 'updatedBy'),
      signedAs(stationVersions, stationVersions.publishedBy, 'publishedBy'),
    ],
  },
]
