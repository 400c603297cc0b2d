/** What a property of a row may be, as JavaScript has it; `any` is not looked at. */
export type RowKind = 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'null' | 'any';
export interface RowProperty {
    kinds: RowKind[];
    /** The only values, where the type names them. */
    values?: (string | number | boolean)[];
    optional: boolean;
}
/** The properties of a row by its names. */
export type RowShape = Readonly<Record<string, RowProperty>>;
/** The row that each call of a query claims to answer, by `path:line:column` of its `row` or `rows`. */
export type RowTypes = Readonly<Record<string, RowShape>>;
/** Reads the claims of every *.queries.ts of the server with the compiler. Takes some seconds. */
export declare const readRowTypes: () => RowTypes;
