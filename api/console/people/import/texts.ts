import { waitText } from '../../../platform/rate-limit/index.ts'

const count = (n: number) => n.toLocaleString('pt-BR')

/** What the platform says of files of people. */
export const importTexts = {
  columns: {
    name: 'Nome',
    email: 'E-mail',
    cpf: 'CPF',
    tel: 'Telefone',
    birthday: 'Data de nascimento',
    state: 'Estado (UF)',
    city: 'Cidade',
    tags: 'Etiquetas',
    points: 'Saldo inicial',
  },
  gone: 'Importação não encontrada.',
  tooOften: (seconds: number) => `Foram muitas importações em pouco tempo. Continue em ${waitText(seconds)}.`,
  noHeader: 'Não achamos o cabeçalho: a primeira linha precisa dizer o que cada coluna é.',
  manyColumns: (most: number) => `O arquivo tem mais de ${most} colunas. Deixe só as das pessoas.`,
  noLines: 'Não há ninguém abaixo do cabeçalho.',
  /** Where it stands still for an hour, whatever the reason. */
  stopped: (line: number) =>
    `A importação parou na linha ${count(line)}. Envie o arquivo de novo: quem já foi gravado não se repete.`,
  unreadable: (line: number) =>
    `Não conseguimos ler a partir da linha ${count(line)}. Confira se falta fechar aspas.`,
  manyLines: (most: number) => `O arquivo tem mais de ${count(most)} linhas. Divida-o em partes.`,
  interrupted: 'A importação parou antes do fim. Envie o arquivo de novo: o que já entrou não se repete.',
  personGone:
    'Uma pessoa desta planilha teve a conta excluída, e o arquivo foi apagado. Envie a planilha de novo, sem ela.',
  otherState: 'Esta importação já foi adiante em outra página. Veja como ela está.',
  twoColumns: (label: string) => `Duas colunas foram marcadas como ${label}. Deixe uma.`,
  otherColumn: 'Escolha o que a coluna é, ou deixe-a de fora.',
  needsColumn: (labels: string) => `Falta dizer qual coluna é ${labels}.`,
  noPointsRight:
    'O arquivo tem saldo inicial, e você não pode lançar pontos. Deixe a coluna de fora, ou peça a quem cuida das finanças.',
  reason: 'Escreva o motivo do saldo inicial: cada pessoa o lê no extrato.',
  isWriting: 'Esta importação está sendo gravada. Espere terminar.',
  line: {
    cells: (found: number, wanted: number) =>
      `A linha tem ${found === 1 ? '1 coluna' : `${count(found)} colunas`}, e o cabeçalho tem ${count(wanted)}. Textos com o separador precisam de aspas.`,
    header: 'Esta linha repete o cabeçalho.',
    signs: 'Há sinais que não podem ser guardados.',
    again: (line: number) => `Esta pessoa já está na linha ${count(line)}.`,
    needsName: 'Falta o nome: é alguém que ainda não está na estação.',
    needsEmail: 'Falta o e-mail: é alguém que ainda não está na estação.',
    needsCpf: 'Falta o CPF: é com ele que as pessoas entram nesta estação.',
    nobody: 'A linha não diz quem é: faltam CPF e e-mail.',
    emailOfOther: 'Este e-mail é de outra pessoa da estação, com outro CPF.',
    cpfOfOther: 'Este CPF é de outra pessoa da estação, com outro e-mail.',
    deleted: 'A conta desta pessoa foi excluída.',
    joined: 'Esta pessoa acabou de se cadastrar. Envie a linha de novo.',
    yesOrNo: (word: string) => `A célula diz ${word}. Confira se a coluna é esta.`,
    dayNumber: (number: string, day: string) =>
      `O Excel gravou a data como um número: ${number} seria ${day}. Formate a coluna como data e salve de novo.`,
    date: 'Escreva a data como 31/12/1990.',
    state: 'Escreva a sigla do estado, como SP.',
    phoneScientific:
      'O Excel trocou este telefone por uma notação com E+, e os últimos algarismos se perderam. Formate a coluna como texto e escreva o número de novo.',
    phoneZeros: 'Telefone inválido. Escreva com o DDD; o Excel tira zeros e sinais de números.',
    points: 'Escreva o saldo como 1234,56, acima de zero.',
    tooManyTags: (most: number) => `Com esta linha a estação teria mais de ${count(most)} etiquetas.`,
    longTag: (most: number) => `Uma etiqueta tem até ${most} letras.`,
    fourEyes:
      'Os saldos do arquivo, juntos, passam do limite acima do qual duas pessoas confirmam: lance este saldo na página de pontos da pessoa.',
    closedWallet: 'Esta pessoa espera aprovação, ou saiu da estação: não recebe saldo.',
    otherOpening:
      'O saldo inicial desta pessoa já foi lançado, com outro valor. Corrija na página de pontos da pessoa.',
    ownWallet: 'Na sua própria carteira quem lança é outra pessoa da gestão.',
  },
  /** As the history says it. */
  outcome: ({ created, updated }: { created: number; updated: number }) =>
    `${created === 1 ? '1 nova' : `${count(created)} novas`}, ${updated === 1 ? '1 atualizada' : `${count(updated)} atualizadas`}`,
} as const
