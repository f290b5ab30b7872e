/** @jest-environment node */
import { minifyRules } from './criticalStyles'

it.each([
  [
    'keeps the last of declarations that override each other',
    '.m-1{padding:6px 16px;color:red;padding:0 24px;}',
    '.m-1{color:red;padding:0 24px}',
  ],
  [
    'keeps an important one',
    '.m-1{color:red!important;color:blue;}',
    '.m-1{color:red!important;color:blue}',
  ],
  [
    'keeps shorthands and longhands in their order',
    '.m-1{border:1px solid;border-color:red;border:0;}',
    '.m-1{border-color:red;border:0}',
  ],
  ['drops empty rules', '.m-1{}@media print{.m-2{}}.m-3{top:1px;}', '.m-3{top:1px}'],
  [
    'drops what no supported browser reads',
    '.m-1::-moz-focus-inner{border-style:none;}@media print{.m-1{color-adjust:exact;}}',
    '',
  ],
  [
    'keeps of a button’s variables those that it reads',
    '.m-1{--variant-textBg:red;--variant-containedBg:red;color:var(--variant-containedBg);}.m-1:hover{--variant-containedBg:tan;--variant-textBg:tan;}',
    '.m-1{--variant-containedBg:red;color:var(--variant-containedBg)}.m-1:hover{--variant-containedBg:tan}',
  ],
  [
    'drops what reads a variable of the theme that no document defines',
    '.m-1{color:rgba(var(--palette-primary-mainChannel) / 0.4);background:var(--palette-divider);}.m-2:hover{box-shadow:var(--shadows-4);}',
    '.m-1{background:var(--palette-divider)}',
  ],
  [
    'drops what reads a variable that is lost so',
    '.m-1{--Link-underlineColor:rgba(var(--palette-primary-mainChannel) / 0.4);text-decoration-color:var(--Link-underlineColor);top:1px;}',
    '.m-1{top:1px}',
  ],
  [
    'keeps a declaration that was overridden by one that is dropped so',
    '.m-1{background:transparent;background:var(--variant-textBg);}.m-1:hover{--variant-textBg:rgba(var(--palette-primary-mainChannel) / 0.4);}',
    '.m-1{background:transparent}',
  ],
  [
    'keeps what has a fallback, and variables that are set elsewhere',
    '.m-1{box-shadow:var(--shadows-4, none);width:var(--progress);}',
    '.m-1{box-shadow:var(--shadows-4,none);width:var(--progress)}',
  ],
  [
    'keeps the order of rules',
    '.m-1{top:1px;}.m-2{top:2px;}.m-3{top:1px;}',
    '.m-1{top:1px}.m-2{top:2px}.m-3{top:1px}',
  ],
])('%s', async (_what, css, expected) => {
  expect(await minifyRules(css)).toBe(expected)
})
