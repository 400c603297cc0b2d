import type { Module } from '../module.ts'

export const backupModule = {
  person: { preview: async () => ({ stays: { backups: null } }) },
} satisfies Module
