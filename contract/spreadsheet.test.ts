import { describe, expect, test } from 'vitest'
import {
  isText,
  letterReader,
  lettersOf,
  readCpfCell,
  readYesNo,
  separatedBy,
  spreadsheetTexts,
  wideCharset,
} from './spreadsheet.ts'

describe('LEG-02 PLS-02 POL-02 tables as Excel saves them', () => {
  test.each([
    ['12345678909', '12345678909'],
    // 9 and 10 numbers whose check digits fit with the zeros that Excel took.
    ['1234567890', '01234567890'],
    ['192000000', { wrong: spreadsheetTexts.zeros }],
    ['2345678909', { wrong: spreadsheetTexts.zeros }],
    ['123456797', '00123456797'],
    ['529.982.247–25', '529.982.247-25'],
    ['\u200e529.982.247\u201125\u00a0', '529.982.247-25'],
    ["'52998224725", '52998224725'],
    ['5,29982E+10', { wrong: spreadsheetTexts.scientific }],
    ['5.29982e+10', { wrong: spreadsheetTexts.scientific }],
    ['12345678', '12345678'],
  ])('CPF %j', (cell, read) => {
    expect(readCpfCell(cell)).toEqual(read)
  })

  test.each([
    ...['VERDADEIRO', 'verdadeiro', 'Sim', 'TRUE', '1', ' x '].map((cell) => [cell, true] as const),
    ...['FALSO', 'Não', 'nao', 'false', '0', ''].map((cell) => [cell, false] as const),
    ['talvez', null] as const,
  ])('%j is %s', (cell, read) => {
    expect(readYesNo(cell)).toBe(read)
  })

  test.each([
    ['a;b,c;d\n', ';', 'a;b,c;d\n'],
    ['a,b\n1;2;3', ',', 'a,b\n1;2;3'],
    ['a\tb\n', '\t', 'a\tb\n'],
    ['sep=;\r\na,b,c;d', ';', 'a,b,c;d'],
    ['\uFEFF"sep=,"\na;b', ',', 'a;b'],
    ['sep=;;;\na;b', ';', 'a;b'],
  ])('%j is separated by %j', (text, delimiter, rest) => {
    expect(separatedBy(text)).toEqual({ delimiter, text: rest })
  })

  test.each([
    ['its mark', Buffer.from('\uFEFFnumero\tcpf', 'utf16le'), 'utf-16le'],
    ['no mark', Buffer.from('numero\tcpf', 'utf16le'), 'utf-16le'],
    ['the other order', Buffer.from('\uFEFFnumero\tcpf', 'utf16le').swap16(), 'utf-16be'],
    ['UTF-8', Buffer.from('numero;cpf'), null],
  ])('two bytes a letter: %s', (_, head, charset) => {
    expect(wideCharset(head)).toBe(charset)
    expect(isText(head)).toBe(true)
  })

  test('€ – “ ” are letters of Windows-1252, in a whole file and in pieces', () => {
    const bytes = Uint8Array.from([0x80, 0x96, 0x93, 0x94, 0xe7])
    expect(lettersOf(bytes, 'windows-1252')).toBe('€–“”ç')
    const reader = letterReader('windows-1252')
    const pieces = [bytes.subarray(0, 2), bytes.subarray(2)].map((piece) => reader.read(piece))
    expect([...pieces, reader.end()].join('')).toBe('€–“”ç')
  })

  test('a letter that a piece cuts in two is whole; one that the file cuts is a sign of that', () => {
    const reader = letterReader('utf-8')
    expect([[0xc3], [0xa7]].map((piece) => reader.read(Uint8Array.from(piece)))).toEqual(['', 'ç'])
    expect(lettersOf(Uint8Array.from([0x61, 0xc3]), 'utf-8')).toBe('a\uFFFD')
  })

  test('a workbook is no text', () => {
    expect(isText(Buffer.from('PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00abcdefgh'))).toBe(false)
  })
})
