import { findUndefinedVariables } from './undefinedVariables'

it('names the variables that no stylesheet of a document defines', () => {
  const html = `<style>:root{--a:1px;--b: 2px}</style><style data-href="/x.css">
    .x{top:var(--a);left:calc(var(--b) + var(--c));width:var(--d, 1px);color:rgba(var( --e )/1)}</style>`
  expect(findUndefinedVariables(html)).toEqual(['--c', '--e'])
})
