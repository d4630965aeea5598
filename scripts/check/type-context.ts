import ts from 'typescript';

/** The innermost syntax node at a position. */
function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  const find = (node: ts.Node): ts.Node => {
    const child = node.getChildren().find((one) => one.getStart() <= position && position < one.getEnd());
    return child ? find(child) : node;
  };
  return find(source);
}

/** The fields that the object literal at a position may have. */
function knownFields(checker: ts.TypeChecker, source: ts.SourceFile, position: number): readonly string[] {
  const group = ts.findAncestor(nodeAt(source, position), ts.isObjectLiteralExpression);
  const type = group && checker.getContextualType(group);
  return type ? checker.getPropertiesOfType(type).map(({ name }) => name) : [];
}

/** The string values that the property at a position may have, if its type is a union of literals. */
function allowedTexts(checker: ts.TypeChecker, source: ts.SourceFile, position: number): readonly string[] {
  const { parent } = nodeAt(source, position);
  if (!ts.isPropertyAssignment(parent)) return [];
  const type = checker.getContextualType(parent.initializer);
  const choices = type?.isUnion() ? type.types : [];
  return choices.flatMap((choice) => (choice.isStringLiteral() ? choice.value : [])).toSorted();
}

/** The string values and the fields that the types allow at the place of an error. */
export function contextOf(checker: ts.TypeChecker, source: ts.SourceFile, position: number) {
  return {
    allowed: allowedTexts(checker, source, position),
    fields: knownFields(checker, source, position),
  };
}

/**
 * The position to report for a type error: TypeScript places a field missing from the whole value at the word
 * `satisfies`, which is at the end of the file; the name of the constant, where the value begins, is more helpful.
 */
export function readablePosition(source: ts.SourceFile, position: number): number {
  const node = nodeAt(source, position);
  if (node.kind !== ts.SyntaxKind.SatisfiesKeyword) return position;
  return ts.findAncestor(node, ts.isVariableDeclaration)?.getStart() ?? position;
}
