// The types of answers as data, and values held against them: every field that is promised is there,
// no other is, and each is of its type. Read with the compiler's parser, so what the page compiles with
// is what is checked.

import { readFileSync } from 'node:fs';
import ts from 'typescript';

const interfaces = new Map<string, ts.InterfaceDeclaration>();
const aliases = new Map<string, ts.TypeNode>();
for (const file of ['answers.ts', 'photo_answers.ts']) {
  const text = readFileSync(new URL(`../../engine/${file}`, import.meta.url), 'utf8');
  for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true).statements) {
    if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement);
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, statement.type);
  }
}

interface Field {
  isOptional: boolean;
  type: ts.TypeNode;
}

function ownFields(members: ts.NodeArray<ts.TypeElement>): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) {
      throw new Error(`a member that is no field: ${member.getText()}`);
    }
    fields.set(member.name.text, { isOptional: member.questionToken !== undefined, type: member.type });
  }
  return fields;
}

// With those of the interfaces it extends.
export function fieldsOf(name: string): Map<string, Field> {
  const declaration = interfaces.get(name);
  if (!declaration) throw new Error(`no answer is called ${name}`);
  const fields = new Map<string, Field>();
  for (const clause of declaration.heritageClauses ?? []) {
    for (const parent of clause.types) {
      for (const [key, field] of fieldsOf(parent.expression.getText())) fields.set(key, field);
    }
  }
  for (const [key, field] of ownFields(declaration.members)) fields.set(key, field);
  return fields;
}

function checkObject(value: unknown, fields: Map<string, Field>, where: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${where} is no object`];
  const object = value as Record<string, unknown>;
  const problems = Object.keys(object)
    .filter((key) => !fields.has(key))
    .map((key) => `${where}.${key} is promised nowhere`);
  for (const [key, { isOptional, type }] of fields) {
    if (key in object) problems.push(...check(object[key], type, `${where}.${key}`));
    else if (!isOptional) problems.push(`${where}.${key} is missing`);
  }
  return problems;
}

function checkList(value: unknown, types: (index: number) => ts.TypeNode, where: string): string[] {
  if (!Array.isArray(value)) return [`${where} is no list`];
  return value.flatMap((item, index) => check(item, types(index), `${where}[${index}]`));
}

function checkRecord(value: unknown, type: ts.TypeNode, where: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${where} is no object`];
  return Object.entries(value).flatMap(([key, item]) => check(item, type, `${where}.${key}`));
}

function checkReference(value: unknown, type: ts.TypeReferenceNode, where: string): string[] {
  const name = type.typeName.getText();
  if (name === 'Record') return checkRecord(value, type.typeArguments![1], where);
  const alias = aliases.get(name);
  return alias ? check(value, alias, where) : checkObject(value, fieldsOf(name), where);
}

function check(value: unknown, type: ts.TypeNode, where: string): string[] {
  const claim = (holds: boolean) => (holds ? [] : [`${where} is ${JSON.stringify(value)}, not ${type.getText()}`]);
  if (ts.isUnionTypeNode(type)) {
    const problems = type.types.map((each) => check(value, each, where));
    return problems.some((each) => each.length === 0) ? [] : problems.flat();
  }
  if (ts.isArrayTypeNode(type)) return checkList(value, () => type.elementType, where);
  if (ts.isTupleTypeNode(type)) {
    const isWhole = Array.isArray(value) && value.length === type.elements.length;
    return isWhole ? checkList(value, (index) => type.elements[index], where) : claim(false);
  }
  if (ts.isNamedTupleMember(type)) return check(value, type.type, where);
  if (ts.isTypeLiteralNode(type)) return checkObject(value, ownFields(type.members), where);
  if (ts.isTypeReferenceNode(type)) return checkReference(value, type, where);
  if (ts.isLiteralTypeNode(type)) {
    return claim(ts.isStringLiteral(type.literal) ? value === type.literal.text : value === null);
  }
  if (type.kind === ts.SyntaxKind.StringKeyword) return claim(typeof value === 'string');
  if (type.kind === ts.SyntaxKind.NumberKeyword) return claim(typeof value === 'number');
  if (type.kind === ts.SyntaxKind.BooleanKeyword) return claim(typeof value === 'boolean');
  throw new Error(`a type that nobody checks: ${type.getText()}`);
}

// What is wrong with an answer, if anything.
export function problemsOf(answer: unknown, name: string): string[] {
  return checkObject(answer, fieldsOf(name), name);
}
