import type { WorkbookFault } from './workbook-thread.ts'

/** What the platform says of files that should be tables. */
export const tableTexts = {
  wrongType: 'Envie uma planilha do Excel (.xlsx) ou um arquivo CSV.',
  empty: 'Este arquivo está vazio.',
  old: 'Esta planilha é de um Excel antigo (.xls) ou tem senha. No Excel, use Salvar como, escolha Pasta de Trabalho do Excel (.xlsx) e tire a senha.',
  tooLarge: (megabytes: number) => `Erro: Arquivo maior que ${megabytes} MB`,
  faults: {
    macros:
      'Esta planilha tem macros. No Excel, use Salvar como, escolha Pasta de Trabalho do Excel (.xlsx) e envie de novo.',
    large: 'Esta planilha é grande demais depois de aberta. Divida-a em partes, ou salve como CSV.',
    broken: 'Não conseguimos abrir esta planilha. Abra no Excel, salve de novo como .xlsx ou CSV e envie.',
  } satisfies Record<WorkbookFault, string>,
} as const
