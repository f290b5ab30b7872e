import type { Rule } from 'eslint'

export declare const loneText: Rule.RuleModule
